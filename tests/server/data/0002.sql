BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	message VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('table-of-0002',0,'{"type":"sat","seat":0,"name":"A"}',1700000001000,'');
INSERT INTO "entries" VALUES('table-of-0002',1,'{"type":"sat","seat":1,"name":"B"}',1700000002000,'');
INSERT INTO "entries" VALUES('table-of-0002',2,'{"type":"moved","seat":0,"words":"choose duelist"}',1700000004000,'m0');
INSERT INTO "entries" VALUES('table-of-0002',3,'{"type":"moved","seat":1,"words":"choose artificer"}',1700000006000,'m1');
INSERT INTO "entries" VALUES('table-of-0002',4,'{"type":"moved","seat":0,"words":"choose protection"}',1700000008000,'m2');
INSERT INTO "entries" VALUES('table-of-0002',5,'{"type":"moved","seat":1,"words":"choose alchemy"}',1700000010000,'m3');
INSERT INTO "entries" VALUES('table-of-0002',6,'{"type":"moved","seat":1,"words":"discard earth_dragon"}',1700000012000,'m4');
INSERT INTO "entries" VALUES('table-of-0002',7,'{"type":"moved","seat":1,"words":"essence gold"}',1700000014000,'m5');
INSERT INTO "entries" VALUES('table-of-0002',8,'{"type":"moved","seat":0,"words":"discard dancing_sword"}',1700000016000,'m6');
INSERT INTO "entries" VALUES('table-of-0002',9,'{"type":"moved","seat":0,"words":"essence gold"}',1700000018000,'m7');
INSERT INTO "entries" VALUES('table-of-0002',10,'{"type":"moved","seat":1,"words":"place athanor"}',1700000020000,'m8');
INSERT INTO "entries" VALUES('table-of-0002',11,'{"type":"moved","seat":0,"words":"pass"}',1700000022000,'m9');
INSERT INTO "entries" VALUES('table-of-0002',12,'{"type":"moved","seat":0,"words":"choose reanimate"}',1700000024000,'m10');
INSERT INTO "entries" VALUES('table-of-0002',13,'{"type":"moved","seat":1,"words":"pass"}',1700000026000,'m11');
INSERT INTO "entries" VALUES('table-of-0002',14,'{"type":"moved","seat":1,"words":"choose protection"}',1700000028000,'m12');
INSERT INTO "entries" VALUES('table-of-0002',15,'{"type":"moved","seat":0,"words":"discard elemental_spring"}',1700000030000,'m13');
INSERT INTO "entries" VALUES('table-of-0002',16,'{"type":"moved","seat":0,"words":"essence life"}',1700000032000,'m14');
INSERT INTO "entries" VALUES('table-of-0002',17,'{"type":"moved","seat":1,"words":"pass"}',1700000034000,'m15');
INSERT INTO "entries" VALUES('table-of-0002',18,'{"type":"moved","seat":1,"words":"choose transmutation"}',1700000036000,'m16');
INSERT INTO "entries" VALUES('table-of-0002',19,'{"type":"moved","seat":0,"words":"power duelist 1"}',1700000038000,'m17');
INSERT INTO "entries" VALUES('table-of-0002',20,'{"type":"moved","seat":0,"words":"discard fiery_whip"}',1700000040000,'m18');
INSERT INTO "entries" VALUES('table-of-0002',21,'{"type":"moved","seat":0,"words":"essence death"}',1700000042000,'m19');
INSERT INTO "entries" VALUES('table-of-0002',22,'{"type":"moved","seat":0,"words":"essence life"}',1700000044000,'m20');
INSERT INTO "entries" VALUES('table-of-0002',23,'{"type":"moved","seat":0,"words":"pass"}',1700000046000,'m21');
INSERT INTO "entries" VALUES('table-of-0002',24,'{"type":"moved","seat":0,"words":"choose death_life"}',1700000048000,'m22');
INSERT INTO "entries" VALUES('table-of-0002',25,'{"type":"moved","seat":0,"words":"done"}',1700000050000,'m23');
INSERT INTO "entries" VALUES('table-of-0002',26,'{"type":"moved","seat":0,"words":"essence death"}',1700000051000,'m24');
INSERT INTO "entries" VALUES('table-of-0002',27,'{"type":"moved","seat":1,"words":"pass"}',1700000053000,'m25');
INSERT INTO "entries" VALUES('table-of-0002',28,'{"type":"moved","seat":1,"words":"choose research"}',1700000055000,'m26');
INSERT INTO "entries" VALUES('table-of-0002',29,'{"type":"moved","seat":0,"words":"discard jeweled_statuette"}',1700000057000,'m27');
INSERT INTO "entries" VALUES('table-of-0002',30,'{"type":"moved","seat":0,"words":"essence calm"}',1700000059000,'m28');
INSERT INTO "entries" VALUES('table-of-0002',31,'{"type":"moved","seat":0,"words":"essence life"}',1700000061000,'m29');
INSERT INTO "entries" VALUES('table-of-0002',32,'{"type":"moved","seat":0,"words":"place crypt"}',1700000063000,'m30');
INSERT INTO "entries" VALUES('table-of-0002',33,'{"type":"moved","seat":0,"words":"essence life"}',1700000065000,'m31');
INSERT INTO "entries" VALUES('table-of-0002',34,'{"type":"moved","seat":0,"words":"pass"}',1700000067000,'m32');
INSERT INTO "entries" VALUES('table-of-0002',35,'{"type":"moved","seat":0,"words":"choose reanimate"}',1700000069000,'m33');
INSERT INTO "entries" VALUES('table-of-0002',36,'{"type":"moved","seat":0,"words":"done"}',1700000071000,'m34');
INSERT INTO "entries" VALUES('table-of-0002',37,'{"type":"moved","seat":1,"words":"discard sacrificial_dagger"}',1700000073000,'m35');
INSERT INTO "entries" VALUES('table-of-0002',38,'{"type":"moved","seat":1,"words":"essence gold"}',1700000075000,'m36');
INSERT INTO "entries" VALUES('table-of-0002',39,'{"type":"moved","seat":0,"words":"discard hand_of_glory"}',1700000077000,'m37');
INSERT INTO "entries" VALUES('table-of-0002',40,'{"type":"moved","seat":0,"words":"essence elan"}',1700000079000,'m38');
INSERT INTO "entries" VALUES('table-of-0002',41,'{"type":"moved","seat":0,"words":"essence elan"}',1700000081000,'m39');
INSERT INTO "entries" VALUES('table-of-0002',42,'{"type":"moved","seat":1,"words":"discard dragon_bridle"}',1700000083000,'m40');
INSERT INTO "entries" VALUES('table-of-0002',43,'{"type":"moved","seat":1,"words":"essence gold"}',1700000085000,'m41');
INSERT INTO "entries" VALUES('table-of-0002',44,'{"type":"moved","seat":0,"words":"power crypt 1"}',1700000087000,'m42');
INSERT INTO "entries" VALUES('table-of-0002',45,'{"type":"moved","seat":1,"words":"pass"}',1700000089000,'m43');
INSERT INTO "entries" VALUES('table-of-0002',46,'{"type":"moved","seat":1,"words":"choose divination"}',1700000091000,'m44');
INSERT INTO "entries" VALUES('table-of-0002',47,'{"type":"moved","seat":0,"words":"power reanimate 1"}',1700000093000,'m45');
INSERT INTO "entries" VALUES('table-of-0002',48,'{"type":"moved","seat":0,"words":"essence calm"}',1700000095000,'m46');
INSERT INTO "entries" VALUES('table-of-0002',49,'{"type":"moved","seat":0,"words":"done"}',1700000097000,'m47');
INSERT INTO "entries" VALUES('table-of-0002',50,'{"type":"moved","seat":0,"words":"power duelist 1"}',1700000099000,'m48');
INSERT INTO "entries" VALUES('table-of-0002',51,'{"type":"moved","seat":0,"words":"choose alchemy"}',1700000101000,'m49');
CREATE TABLE logins (
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
CREATE TABLE pulse (
	at BIGINT NOT NULL, 
	PRIMARY KEY (at)
);
INSERT INTO "pulse" VALUES(1700000101000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(32), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('table-of-0002',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('table-of-0002',22,20,'{"entries":22,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0002","actions":["0 choose duelist","1 choose artificer","0 choose protection","1 choose alchemy","1 discard earth_dragon","1 essence gold","0 discard dancing_sword","0 essence gold","1 place athanor","0 pass","0 choose reanimate","1 pass","1 choose protection","0 discard elemental_spring","0 essence life","1 pass","1 choose transmutation","0 power duelist 1","0 discard fiery_whip","0 essence death"],"checkpoints":{"0":"acd0677ca6f8de57","10":"e35e0f283a42dbd5","20":"0ee627b377533410"}},"state":{"trunk":[["next-turn",0],["gain-mix",0,16,1,23,1,0,17,2]],"branches":[],"decisions":18,"revelations":11,"chance":["0f9fb7475f892d5e006c93bd746e908b6f1cde647654af52c8efb78b13b283b4",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[1,1,3,2,3,1,1,1,1,1],"items":[61,62,63,66,60,64],"display":[52,51],"monument_deck":[55,59,57,53,58,56,54,50],"places":[68,75,71,77,72],"passed":[0,1],"bonus":[0,0],"known":[7,0,0,0,0,0,1,0,7,2,0,0,0,7,7,0,7,0,2,0,0,1,1,2,0,1,0,0,0,2,2,0,2,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[43,65],[41,0,67]],"hand":[[6],[29,9,32]],"deck":[[22,39,21,25],[18,23,30]],"discard":[[8,14,16],[13]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":2,"first":1,"batches":0,"game_number":1,"opener":1,"winners":0,"on":{"duelist":[0,0,0,1,0]},"turned":[43],"chosen":[43,41],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":44,"seats":[{"name":"A","person":true,"bot":"","resigned":false},{"name":"B","person":true,"bot":"","resigned":false}],"asked_at":[1700000042000,1700000034000],"messages":[["m0","m2","m6","m7","m9","m10","m13","m14","m17","m18","m19"],["m1","m3","m4","m5","m8","m11","m12","m15","m16"]],"backs":0,"public_backs":0,"standing_in":[false,false],"timed":[12,9],"gave_up":[],"requests":0}');
INSERT INTO "snapshots" VALUES('table-of-0002',42,40,'{"entries":42,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0002","actions":["0 choose duelist","1 choose artificer","0 choose protection","1 choose alchemy","1 discard earth_dragon","1 essence gold","0 discard dancing_sword","0 essence gold","1 place athanor","0 pass","0 choose reanimate","1 pass","1 choose protection","0 discard elemental_spring","0 essence life","1 pass","1 choose transmutation","0 power duelist 1","0 discard fiery_whip","0 essence death","0 essence life","0 pass","0 choose death_life","0 done","0 essence death","1 pass","1 choose research","0 discard jeweled_statuette","0 essence calm","0 essence life","0 place crypt","0 essence life","0 pass","0 choose reanimate","0 done","1 discard sacrificial_dagger","1 essence gold","0 discard hand_of_glory","0 essence elan","0 essence elan"],"checkpoints":{"0":"acd0677ca6f8de57","10":"e35e0f283a42dbd5","20":"0ee627b377533410","30":"e97a4190421fae0c","40":"9353ac52fd78feb6"}},"state":{"trunk":[["turn",1]],"branches":[],"decisions":35,"revelations":20,"chance":["0f9fb7475f892d5e006c93bd746e908b6f1cde647654af52c8efb78b13b283b4",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[2,0,7,2,2,1,1,1,2,1],"items":[61,63,60,64,67,62],"display":[52,51],"monument_deck":[55,59,57,53,58,56,54,50],"places":[68,75,71,77,72],"passed":[0,0],"bonus":[0,0],"known":[7,0,0,0,0,0,7,0,7,2,0,0,0,7,7,0,7,0,2,0,0,7,1,2,0,7,0,0,0,2,2,0,7,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[43,6,65],[41,0,66]],"hand":[[],[29,9,30]],"deck":[[22,39],[18,23]],"discard":[[8,14,16,25,21],[13,32]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":4,"first":1,"batches":0,"game_number":1,"opener":1,"winners":0,"on":{"duelist":[0,0,0,1,0]},"turned":[],"chosen":[43,41],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":81,"seats":[{"name":"A","person":true,"bot":"","resigned":false},{"name":"B","person":true,"bot":"","resigned":false}],"asked_at":[1700000079000,1700000081000],"messages":[["m0","m2","m6","m7","m9","m10","m13","m14","m17","m18","m19","m20","m21","m22","m23","m24","m27","m28","m29","m30","m31","m32","m33","m34","m37","m38","m39"],["m1","m3","m4","m5","m8","m11","m12","m15","m16","m25","m26","m35","m36"]],"backs":0,"public_backs":0,"standing_in":[false,false],"timed":[27,14],"gave_up":[],"requests":0}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	info TEXT NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	made_at BIGINT NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	entries INTEGER NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	people TEXT NOT NULL, 
	asked VARCHAR(40) NOT NULL, 
	moves INTEGER NOT NULL, 
	moved_at BIGINT NOT NULL, 
	due_at BIGINT, 
	bots_due BOOLEAN NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('table-of-0002','{"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0002","actions":[],"checkpoints":{}},"clock":3600}','res_arcana',0,1700000003000,'maker',52,'playing','["A","B"]','0',45,1700000102000,1700003701000,0,'');
CREATE TABLE visitors (
	id VARCHAR(32) NOT NULL, 
	login VARCHAR(64), 
	password_hash VARCHAR(200), 
	name VARCHAR(64) NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
CREATE TABLE workers (
	id VARCHAR(40) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_logins_visitor ON logins (visitor);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_bots_due ON tables (bots_due);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_listed ON tables (public, status, moved_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE UNIQUE INDEX ix_seats_once ON seats (table_id, visitor);
COMMIT;
