BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	message VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('table-of-0003',0,'{"type":"sat","seat":0,"name":"A"}',1700000001000,'');
INSERT INTO "entries" VALUES('table-of-0003',1,'{"type":"sat","seat":1,"name":"B"}',1700000002000,'');
INSERT INTO "entries" VALUES('table-of-0003',2,'{"type":"moved","seat":0,"words":"choose artificer"}',1700000004000,'m0');
INSERT INTO "entries" VALUES('table-of-0003',3,'{"type":"moved","seat":1,"words":"choose scholar"}',1700000006000,'m1');
INSERT INTO "entries" VALUES('table-of-0003',4,'{"type":"moved","seat":1,"words":"choose protection"}',1700000007000,'m2');
INSERT INTO "entries" VALUES('table-of-0003',5,'{"type":"moved","seat":0,"words":"choose alchemy"}',1700000009000,'m3');
INSERT INTO "entries" VALUES('table-of-0003',6,'{"type":"moved","seat":0,"words":"power alchemy 1"}',1700000011000,'m4');
INSERT INTO "entries" VALUES('table-of-0003',7,'{"type":"moved","seat":0,"words":"essence death"}',1700000013000,'m5');
INSERT INTO "entries" VALUES('table-of-0003',8,'{"type":"moved","seat":1,"words":"discard chalice_of_life"}',1700000015000,'m6');
INSERT INTO "entries" VALUES('table-of-0003',9,'{"type":"moved","seat":1,"words":"essence gold"}',1700000017000,'m7');
INSERT INTO "entries" VALUES('table-of-0003',10,'{"type":"moved","seat":0,"words":"discard hawk"}',1700000019000,'m8');
INSERT INTO "entries" VALUES('table-of-0003',11,'{"type":"moved","seat":0,"words":"essence death"}',1700000021000,'m9');
INSERT INTO "entries" VALUES('table-of-0003',12,'{"type":"moved","seat":0,"words":"essence death"}',1700000023000,'m10');
INSERT INTO "entries" VALUES('table-of-0003',13,'{"type":"moved","seat":1,"words":"discard vault"}',1700000025000,'m11');
INSERT INTO "entries" VALUES('table-of-0003',14,'{"type":"moved","seat":1,"words":"essence calm"}',1700000027000,'m12');
INSERT INTO "entries" VALUES('table-of-0003',15,'{"type":"moved","seat":1,"words":"essence life"}',1700000029000,'m13');
INSERT INTO "entries" VALUES('table-of-0003',16,'{"type":"moved","seat":0,"words":"discard athanor"}',1700000031000,'m14');
INSERT INTO "entries" VALUES('table-of-0003',17,'{"type":"moved","seat":0,"words":"essence life"}',1700000033000,'m15');
INSERT INTO "entries" VALUES('table-of-0003',18,'{"type":"moved","seat":1,"words":"pass"}',1700000035000,'m16');
INSERT INTO "entries" VALUES('table-of-0003',19,'{"type":"took_back","seat":1,"number":16,"goes_on":true}',1700000038000,'b17');
INSERT INTO "entries" VALUES('table-of-0003',20,'{"type":"moved","seat":1,"words":"power scholar 1"}',1700000040000,'m17');
INSERT INTO "entries" VALUES('table-of-0003',21,'{"type":"moved","seat":1,"words":"essence elan"}',1700000042000,'m18');
INSERT INTO "entries" VALUES('table-of-0003',22,'{"type":"moved","seat":0,"words":"discard dragon_egg"}',1700000044000,'m19');
INSERT INTO "entries" VALUES('table-of-0003',23,'{"type":"moved","seat":0,"words":"essence death"}',1700000046000,'m20');
INSERT INTO "entries" VALUES('table-of-0003',24,'{"type":"moved","seat":0,"words":"essence life"}',1700000048000,'m21');
INSERT INTO "entries" VALUES('table-of-0003',25,'{"type":"moved","seat":1,"words":"pass"}',1700000050000,'m22');
INSERT INTO "entries" VALUES('table-of-0003',26,'{"type":"moved","seat":1,"words":"choose divination"}',1700000052000,'m23');
INSERT INTO "entries" VALUES('table-of-0003',27,'{"type":"moved","seat":0,"words":"choose calm_elan"}',1700000054000,'m24');
INSERT INTO "entries" VALUES('table-of-0003',28,'{"type":"moved","seat":0,"words":"essence calm"}',1700000056000,'m25');
INSERT INTO "entries" VALUES('table-of-0003',29,'{"type":"moved","seat":1,"words":"pass"}',1700000058000,'m26');
INSERT INTO "entries" VALUES('table-of-0003',30,'{"type":"moved","seat":1,"words":"choose transmutation"}',1700000060000,'m27');
INSERT INTO "entries" VALUES('table-of-0003',31,'{"type":"moved","seat":0,"words":"discard bone_dragon"}',1700000062000,'m28');
INSERT INTO "entries" VALUES('table-of-0003',32,'{"type":"moved","seat":0,"words":"essence calm"}',1700000064000,'m29');
INSERT INTO "entries" VALUES('table-of-0003',33,'{"type":"moved","seat":0,"words":"essence life"}',1700000066000,'m30');
INSERT INTO "entries" VALUES('table-of-0003',34,'{"type":"moved","seat":0,"words":"choose research"}',1700000068000,'m31');
INSERT INTO "entries" VALUES('table-of-0003',35,'{"type":"moved","seat":1,"words":"discard dwarven_pickaxe"}',1700000070000,'m32');
INSERT INTO "entries" VALUES('table-of-0003',36,'{"type":"moved","seat":1,"words":"essence gold"}',1700000073000,'m33');
INSERT INTO "entries" VALUES('table-of-0003',37,'{"type":"moved","seat":0,"words":"pass"}',1700000075000,'m34');
INSERT INTO "entries" VALUES('table-of-0003',38,'{"type":"moved","seat":0,"words":"choose protection"}',1700000077000,'m35');
INSERT INTO "entries" VALUES('table-of-0003',39,'{"type":"moved","seat":1,"words":"discard mermaid"}',1700000079000,'m36');
INSERT INTO "entries" VALUES('table-of-0003',40,'{"type":"moved","seat":1,"words":"essence gold"}',1700000081000,'m37');
INSERT INTO "entries" VALUES('table-of-0003',41,'{"type":"moved","seat":1,"words":"power scholar 1"}',1700000083000,'m38');
INSERT INTO "entries" VALUES('table-of-0003',42,'{"type":"moved","seat":1,"words":"essence death"}',1700000085000,'m39');
INSERT INTO "entries" VALUES('table-of-0003',43,'{"type":"moved","seat":1,"words":"discard jeweled_statuette"}',1700000087000,'m40');
INSERT INTO "entries" VALUES('table-of-0003',44,'{"type":"moved","seat":1,"words":"essence death"}',1700000089000,'m41');
INSERT INTO "entries" VALUES('table-of-0003',45,'{"type":"moved","seat":1,"words":"essence life"}',1700000091000,'m42');
INSERT INTO "entries" VALUES('table-of-0003',46,'{"type":"moved","seat":1,"words":"claim obelisk"}',1700000093000,'m43');
INSERT INTO "entries" VALUES('table-of-0003',47,'{"type":"moved","seat":1,"words":"essence life"}',1700000095000,'m44');
INSERT INTO "entries" VALUES('table-of-0003',48,'{"type":"moved","seat":1,"words":"discard prism"}',1700000097000,'m45');
INSERT INTO "entries" VALUES('table-of-0003',49,'{"type":"moved","seat":1,"words":"essence calm"}',1700000099000,'m46');
INSERT INTO "entries" VALUES('table-of-0003',50,'{"type":"moved","seat":1,"words":"essence life"}',1700000101000,'m47');
INSERT INTO "entries" VALUES('table-of-0003',51,'{"type":"moved","seat":1,"words":"power transmutation 1"}',1700000103000,'m48');
INSERT INTO "entries" VALUES('table-of-0003',52,'{"type":"moved","seat":1,"words":"essence life"}',1700000105000,'m49');
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
INSERT INTO "pulse" VALUES(0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(32), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('table-of-0003',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('table-of-0003',24,20,'{"entries":24,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0003","actions":["0 choose artificer","1 choose scholar","1 choose protection","0 choose alchemy","0 power alchemy 1","0 essence death","1 discard chalice_of_life","1 essence gold","0 discard hawk","0 essence death","0 essence death","1 discard vault","1 essence calm","1 essence life","0 discard athanor","0 essence life","1 power scholar 1","1 essence elan","0 discard dragon_egg","0 essence death"],"checkpoints":{"0":"1bfa093171e1f145","10":"ffdfdbd5b0d935f3","20":"57d0617870e4f4e9"}},"state":{"trunk":[["next-turn",0],["gain-mix",0,10,1,23,1,0,17,2]],"branches":[],"decisions":18,"revelations":8,"chance":["2c24de4872e1f505295dca23ff1f9394c94f4f4bb3ff079cdde22e7f2a84ed02",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[1,3,0,2,2,2,1,0,2,2],"items":[61,62,63,65,66,67],"display":[59,56],"monument_deck":[52,51,55,58,57,54,53,50],"places":[74,75,73,77,72],"passed":[0,0],"bonus":[0,0],"known":[7,1,0,0,7,1,0,0,0,0,7,2,2,0,0,0,0,0,0,1,0,0,7,0,0,2,0,2,1,0,2,0,0,2,0,0,7,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[41,60],[46,64]],"hand":[[],[27,12]],"deck":[[28,5,19,38,1],[11,25,33,30]],"discard":[[22,0,10],[4,36]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":1,"first":0,"batches":0,"game_number":1,"opener":0,"winners":0,"on":{},"turned":[46,60],"chosen":[41,46],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":33,"seats":[{"name":"A","person":true,"bot":"","resigned":false},{"name":"B","person":true,"bot":"","resigned":false}],"asked_at":[1700000046000,1700000035000],"messages":[["m0","m3","m4","m5","m8","m9","m10","m14","m15","m19","m20"],["m1","m2","m6","m7","m11","m12","m13","m16","b17","m17","m18"]],"backs":1,"public_backs":1,"standing_in":[false,false],"timed":[12,9],"gave_up":[],"requests":0,"along":[]}');
INSERT INTO "snapshots" VALUES('table-of-0003',44,40,'{"entries":44,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0003","actions":["0 choose artificer","1 choose scholar","1 choose protection","0 choose alchemy","0 power alchemy 1","0 essence death","1 discard chalice_of_life","1 essence gold","0 discard hawk","0 essence death","0 essence death","1 discard vault","1 essence calm","1 essence life","0 discard athanor","0 essence life","1 power scholar 1","1 essence elan","0 discard dragon_egg","0 essence death","0 essence life","1 pass","1 choose divination","0 choose calm_elan","0 essence calm","1 pass","1 choose transmutation","0 discard bone_dragon","0 essence calm","0 essence life","0 choose research","1 discard dwarven_pickaxe","1 essence gold","0 pass","0 choose protection","1 discard mermaid","1 essence gold","1 power scholar 1","1 essence death","1 discard jeweled_statuette"],"checkpoints":{"0":"1bfa093171e1f145","10":"ffdfdbd5b0d935f3","20":"57d0617870e4f4e9","30":"c27a2cd9de3e3166","40":"346ce0e46c671fb3"}},"state":{"trunk":[["next-turn",1],["discard-yield",1,25,37]],"branches":[],"decisions":37,"revelations":20,"chance":["2c24de4872e1f505295dca23ff1f9394c94f4f4bb3ff079cdde22e7f2a84ed02",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[3,3,0,2,4,2,0,0,4,2],"items":[62,65,60,63,61,66],"display":[59,56],"monument_deck":[52,51,55,58,57,54,53,50],"places":[74,75,73,77,72],"passed":[1,0],"bonus":[0,0],"known":[7,7,0,0,7,1,0,0,0,0,7,2,7,0,0,0,0,0,0,1,0,0,7,0,0,7,0,7,1,0,2,0,0,2,0,0,7,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[41,64],[46,67]],"hand":[[38,19],[30,33]],"deck":[[28,5],[11]],"discard":[[22,0,10,1],[4,36,12,27,25]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":3,"first":0,"batches":0,"game_number":1,"opener":0,"winners":0,"on":{},"turned":[46],"chosen":[41,46],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":77,"seats":[{"name":"A","person":true,"bot":"","resigned":false},{"name":"B","person":true,"bot":"","resigned":false}],"asked_at":[1700000075000,1700000087000],"messages":[["m0","m3","m4","m5","m8","m9","m10","m14","m15","m19","m20","m21","m24","m25","m28","m29","m30","m31","m34","m35"],["m1","m2","m6","m7","m11","m12","m13","m16","b17","m17","m18","m22","m23","m26","m27","m32","m33","m36","m37","m38","m39","m40"]],"backs":1,"public_backs":1,"standing_in":[false,false],"timed":[20,21],"gave_up":[],"requests":0,"along":[]}');
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
	owner VARCHAR(40) NOT NULL, outcome TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('table-of-0003','{"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0003","actions":[],"checkpoints":{}},"clock":3600}','res_arcana',0,1700000003000,'maker',53,'playing','["A","B"]','1',46,1700000106000,1700003705000,0,'',NULL);
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
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_bots_due ON tables (bots_due);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_listed ON tables (public, status, moved_at);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE UNIQUE INDEX ix_seats_once ON seats (table_id, visitor);
COMMIT;
