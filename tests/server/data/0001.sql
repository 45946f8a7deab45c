BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	message VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('table-of-0001',0,'{"type":"sat","seat":0,"name":"First"}',1700000000000,'');
INSERT INTO "entries" VALUES('table-of-0001',1,'{"type":"sat","seat":1,"name":"Second"}',1700000000000,'');
INSERT INTO "entries" VALUES('table-of-0001',2,'{"type":"moved","seat":0,"words":"choose duelist"}',1700000001000,'m0');
INSERT INTO "entries" VALUES('table-of-0001',3,'{"type":"moved","seat":1,"words":"choose druid"}',1700000002000,'m1');
INSERT INTO "entries" VALUES('table-of-0001',4,'{"type":"moved","seat":1,"words":"choose protection"}',1700000003000,'m2');
INSERT INTO "entries" VALUES('table-of-0001',5,'{"type":"moved","seat":0,"words":"choose alchemy"}',1700000004000,'m3');
INSERT INTO "entries" VALUES('table-of-0001',6,'{"type":"moved","seat":0,"words":"discard jeweled_statuette"}',1700000005000,'m4');
INSERT INTO "entries" VALUES('table-of-0001',7,'{"type":"moved","seat":0,"words":"essence gold"}',1700000006000,'m5');
INSERT INTO "entries" VALUES('table-of-0001',8,'{"type":"moved","seat":1,"words":"discard crypt"}',1700000007000,'m6');
INSERT INTO "entries" VALUES('table-of-0001',9,'{"type":"moved","seat":1,"words":"essence gold"}',1700000008000,'m7');
INSERT INTO "entries" VALUES('table-of-0001',10,'{"type":"moved","seat":0,"words":"place sacrificial_dagger"}',1700000009000,'m8');
INSERT INTO "entries" VALUES('table-of-0001',11,'{"type":"moved","seat":1,"words":"pass"}',1700000010000,'m9');
INSERT INTO "entries" VALUES('table-of-0001',12,'{"type":"moved","seat":1,"words":"choose reanimate"}',1700000011000,'m10');
INSERT INTO "entries" VALUES('table-of-0001',13,'{"type":"moved","seat":0,"words":"pass"}',1700000012000,'m11');
INSERT INTO "entries" VALUES('table-of-0001',14,'{"type":"moved","seat":0,"words":"choose protection"}',1700000013000,'m12');
INSERT INTO "entries" VALUES('table-of-0001',15,'{"type":"moved","seat":1,"words":"power druid 1"}',1700000014000,'m13');
INSERT INTO "entries" VALUES('table-of-0001',16,'{"type":"asked_back","seat":0,"kept":12}',1700000014000,'ask');
INSERT INTO "entries" VALUES('table-of-0001',17,'{"type":"agreed","seat":1,"yes":true}',1700000014000,'yes');
INSERT INTO "entries" VALUES('table-of-0001',18,'{"type":"moved","seat":0,"words":"choose research"}',1700000015000,'m21');
INSERT INTO "entries" VALUES('table-of-0001',19,'{"type":"moved","seat":1,"words":"pass"}',1700000016000,'m22');
INSERT INTO "entries" VALUES('table-of-0001',20,'{"type":"moved","seat":1,"words":"choose transmutation"}',1700000017000,'m23');
INSERT INTO "entries" VALUES('table-of-0001',21,'{"type":"moved","seat":0,"words":"discard guard_dog"}',1700000018000,'m24');
INSERT INTO "entries" VALUES('table-of-0001',22,'{"type":"moved","seat":0,"words":"essence elan"}',1700000019000,'m25');
INSERT INTO "entries" VALUES('table-of-0001',23,'{"type":"moved","seat":0,"words":"essence elan"}',1700000020000,'m26');
INSERT INTO "entries" VALUES('table-of-0001',24,'{"type":"moved","seat":0,"words":"power research 1"}',1700000021000,'m27');
INSERT INTO "entries" VALUES('table-of-0001',25,'{"type":"took_back","seat":0,"number":18}',1700000021000,'u27');
INSERT INTO "entries" VALUES('table-of-0001',26,'{"type":"moved","seat":0,"words":"pass"}',1700000022000,'m28');
INSERT INTO "entries" VALUES('table-of-0001',27,'{"type":"moved","seat":0,"words":"choose death_life"}',1700000023000,'m29');
INSERT INTO "entries" VALUES('table-of-0001',28,'{"type":"moved","seat":0,"words":"essence death"}',1700000024000,'m30');
INSERT INTO "entries" VALUES('table-of-0001',29,'{"type":"moved","seat":1,"words":"pass"}',1700000025000,'m31');
INSERT INTO "entries" VALUES('table-of-0001',30,'{"type":"moved","seat":1,"words":"choose alchemy"}',1700000026000,'m32');
INSERT INTO "entries" VALUES('table-of-0001',31,'{"type":"moved","seat":0,"words":"power sacrificial_dagger 2"}',1700000027000,'m33');
INSERT INTO "entries" VALUES('table-of-0001',32,'{"type":"moved","seat":0,"words":"discard earth_dragon"}',1700000028000,'m34');
INSERT INTO "entries" VALUES('table-of-0001',33,'{"type":"moved","seat":0,"words":"essence life"}',1700000029000,'m35');
INSERT INTO "entries" VALUES('table-of-0001',34,'{"type":"moved","seat":0,"words":"place nightingale"}',1700000030000,'m36');
INSERT INTO "entries" VALUES('table-of-0001',35,'{"type":"moved","seat":0,"words":"claim dwarven_mines"}',1700000031000,'m37');
INSERT INTO "entries" VALUES('table-of-0001',36,'{"type":"moved","seat":0,"words":"pass"}',1700000032000,'m38');
INSERT INTO "entries" VALUES('table-of-0001',37,'{"type":"moved","seat":0,"words":"choose research"}',1700000033000,'m39');
INSERT INTO "entries" VALUES('table-of-0001',38,'{"type":"moved","seat":1,"words":"discard corrupt_altar"}',1700000034000,'m40');
INSERT INTO "entries" VALUES('table-of-0001',39,'{"type":"moved","seat":1,"words":"essence gold"}',1700000035000,'m41');
INSERT INTO "entries" VALUES('table-of-0001',40,'{"type":"moved","seat":0,"words":"power research 1"}',1700000036000,'m42');
INSERT INTO "entries" VALUES('table-of-0001',41,'{"type":"moved","seat":0,"words":"essence elan"}',1700000037000,'m43');
INSERT INTO "entries" VALUES('table-of-0001',42,'{"type":"moved","seat":1,"words":"discard hypnotic_basin"}',1700000038000,'m44');
INSERT INTO "entries" VALUES('table-of-0001',43,'{"type":"moved","seat":1,"words":"essence death"}',1700000039000,'m45');
INSERT INTO "entries" VALUES('table-of-0001',44,'{"type":"took_back","seat":1,"number":35}',1700000039000,'u45');
INSERT INTO "entries" VALUES('table-of-0001',45,'{"type":"moved","seat":1,"words":"essence death"}',1700000040000,'m46');
INSERT INTO "entries" VALUES('table-of-0001',46,'{"type":"moved","seat":1,"words":"essence elan"}',1700000041000,'m47');
INSERT INTO "entries" VALUES('table-of-0001',47,'{"type":"moved","seat":0,"words":"discard ring_of_midas"}',1700000042000,'m48');
INSERT INTO "entries" VALUES('table-of-0001',48,'{"type":"moved","seat":0,"words":"essence calm"}',1700000043000,'m49');
INSERT INTO "entries" VALUES('table-of-0001',49,'{"type":"moved","seat":0,"words":"essence life"}',1700000044000,'m50');
INSERT INTO "entries" VALUES('table-of-0001',50,'{"type":"left","seat":1,"bot":"apprentice"}',1700000044000,'bye');
INSERT INTO "entries" VALUES('table-of-0001',51,'{"type":"came_back","seat":1}',1700000044000,'back');
CREATE TABLE logins (
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
INSERT INTO "logins" VALUES('1111111111111111111111111111111111111111111111111111111111111111','00000000000000000000000000000000',3400000000000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(32), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('table-of-0001',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','00000000000000000000000000000000');
INSERT INTO "seats" VALUES('table-of-0001',1,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	entries INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, entries), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('table-of-0001',14,12,'{"entries":14,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0001","actions":["0 choose duelist","1 choose druid","1 choose protection","0 choose alchemy","0 discard jeweled_statuette","0 essence gold","1 discard crypt","1 essence gold","0 place sacrificial_dagger","1 pass","1 choose reanimate","0 pass"],"checkpoints":{"0":"489f917229963093","10":"1bf8dabbfd4f0149","12":"55288fb515fedafc"}},"state":{"trunk":[["next-turn",0],["swap-item",0,10]],"branches":[],"decisions":10,"revelations":6,"chance":["7217a362c54f73c040ad80403cfcb6abc8aa4f1c22ad79013a1ab69ca559d64f",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[1,0,2,1,1,1,1,1,2,2],"items":[61,62,63,66,67,64],"display":[59,54],"monument_deck":[50,57,53,51,55,56,58,52],"places":[74,75,73,70,76],"passed":[1,1],"bonus":[0,0],"known":[0,0,0,0,0,2,7,0,0,0,2,0,2,1,0,0,0,0,0,0,1,0,2,0,2,7,0,0,1,0,0,1,7,0,2,0,0,2,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[43,60,32],[42,65]],"hand":[[13],[5,12,22]],"deck":[[38,31,39,28,20],[34,10,37,24]],"discard":[[25],[6]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":1,"first":1,"batches":0,"game_number":1,"opener":0,"winners":0,"on":{},"turned":[],"chosen":[43,42],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":24,"seats":[{"name":"First","person":true,"bot":"","resigned":false},{"name":"Second","person":true,"bot":"","resigned":false}],"asked_at":[1700000012000,1700000010000],"messages":[["m0","m3","m4","m5","m8","m11"],["m1","m2","m6","m7","m9","m10"]],"backs":0,"public_backs":0,"standing_in":[false,false]}');
INSERT INTO "snapshots" VALUES('table-of-0001',32,24,'{"entries":32,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0001","actions":["0 choose duelist","1 choose druid","1 choose protection","0 choose alchemy","0 discard jeweled_statuette","0 essence gold","1 discard crypt","1 essence gold","0 place sacrificial_dagger","1 pass","1 choose reanimate","0 pass","0 choose research","1 pass","1 choose transmutation","0 discard guard_dog","0 essence elan","0 essence elan","0 pass","0 choose death_life","0 essence death","1 pass","1 choose alchemy","0 power sacrificial_dagger 2"],"checkpoints":{"0":"489f917229963093","10":"1bf8dabbfd4f0149","20":"f0894ceb8ceb7e60","24":"57f65a445b342e18"}},"state":{"trunk":[["next-turn",0],["run",0,32,44,2,-1,0,-1],["discard",0,32,1,-1,21,1]],"branches":[],"decisions":21,"revelations":13,"chance":["7217a362c54f73c040ad80403cfcb6abc8aa4f1c22ad79013a1ab69ca559d64f",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[1,1,6,1,1,1,1,1,2,4],"items":[61,63,64,65,66,67],"display":[59,54],"monument_deck":[50,57,53,51,55,56,58,52],"places":[74,75,73,70,76],"passed":[0,1],"bonus":[0,0],"known":[0,0,0,0,0,2,7,0,0,0,2,0,2,1,0,0,0,0,0,0,7,0,2,0,2,7,0,0,1,0,0,1,7,0,2,0,0,2,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[43,62],[42,60]],"hand":[[13,28],[5,12,22,24,37]],"deck":[[38,31,39],[34,10]],"discard":[[25,20,32],[6]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":3,"first":1,"batches":0,"game_number":1,"opener":0,"winners":0,"on":{},"turned":[],"chosen":[43,42],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":59,"seats":[{"name":"First","person":true,"bot":"","resigned":false},{"name":"Second","person":true,"bot":"","resigned":false}],"asked_at":[1700000027000,1700000025000],"messages":[["m0","m3","m4","m5","m8","m11","m12","ask","m21","m24","m25","m26","m27","u27","m28","m29","m30","m33"],["m1","m2","m6","m7","m9","m10","m13","yes","m22","m23","m31","m32"]],"backs":2,"public_backs":2,"standing_in":[false,false]}');
INSERT INTO "snapshots" VALUES('table-of-0001',46,36,'{"entries":46,"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0001","actions":["0 choose duelist","1 choose druid","1 choose protection","0 choose alchemy","0 discard jeweled_statuette","0 essence gold","1 discard crypt","1 essence gold","0 place sacrificial_dagger","1 pass","1 choose reanimate","0 pass","0 choose research","1 pass","1 choose transmutation","0 discard guard_dog","0 essence elan","0 essence elan","0 pass","0 choose death_life","0 essence death","1 pass","1 choose alchemy","0 power sacrificial_dagger 2","0 discard earth_dragon","0 essence life","0 place nightingale","0 claim dwarven_mines","0 pass","0 choose research","1 discard corrupt_altar","1 essence gold","0 power research 1","0 essence elan","1 discard hypnotic_basin","1 essence death"],"checkpoints":{"0":"489f917229963093","10":"1bf8dabbfd4f0149","20":"f0894ceb8ceb7e60","30":"19cf71a84439c0a7","36":"6ad21703c531ac49"}},"state":{"trunk":[["next-turn",1],["gain-mix",1,24,1,23,1,0,32,2]],"branches":[],"decisions":33,"revelations":20,"chance":["7217a362c54f73c040ad80403cfcb6abc8aa4f1c22ad79013a1ab69ca559d64f",13],"packs_in_use":["base"],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"pool":[0,1,2,1,5,1,2,1,3,5],"items":[61,63,64,65,67,62],"display":[59,54],"monument_deck":[50,57,53,51,55,56,58,52],"places":[74,75,70,76],"passed":[0,0],"bonus":[0,0],"known":[0,0,0,0,0,7,7,0,0,0,2,0,2,7,0,0,0,0,0,0,7,0,2,0,7,7,0,0,7,0,0,1,7,0,2,0,0,2,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"batch":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"known_top":[0,0],"play":[[43,28,73,66],[42,60]],"hand":[[39,31],[12,22,37]],"deck":[[38],[34,10]],"discard":[[25,20,32,13],[6,5,24]],"packs":[[],[]],"kept":[[],[]],"mages":[[],[]],"drafted":[[],[]],"round":4,"first":1,"batches":0,"game_number":1,"opener":0,"winners":0,"on":{},"turned":[66],"chosen":[43,42],"draft":[],"wins":[0,0],"mixed":[],"monument_known":[[],[]],"before":null},"events":92,"seats":[{"name":"First","person":true,"bot":"","resigned":false},{"name":"Second","person":true,"bot":"","resigned":false}],"asked_at":[1700000036000,1700000040000],"messages":[["m0","m3","m4","m5","m8","m11","m12","ask","m21","m24","m25","m26","m27","u27","m28","m29","m30","m33","m34","m35","m36","m37","m38","m39","m42","m43"],["m1","m2","m6","m7","m9","m10","m13","yes","m22","m23","m31","m32","m40","m41","m44","m45","u45","m46"]],"backs":3,"public_backs":3,"standing_in":[false,false]}');
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
INSERT INTO "tables" VALUES('table-of-0001','{"record":{"format":1,"game":"res_arcana","rules":1,"packs":[{"id":"base","version":"1.0.0","hash":"504c14f80089c9b8"}],"seats":2,"options":{"setup":"standard","collect":"simultaneous","first":"random","starter_sets":"by_seat","round_limit":200},"seed":"table-of-0001","actions":[],"checkpoints":{}},"clock":3600}','res_arcana',0,1700000000000,'maker',52,'playing','["First","Second"]','1',37,1700000044000,1700003644000,0,'');
CREATE TABLE visitors (
	id VARCHAR(32) NOT NULL, 
	login VARCHAR(64), 
	password_hash VARCHAR(200), 
	name VARCHAR(64) NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "visitors" VALUES('00000000000000000000000000000000',NULL,NULL,'First',1700000000000);
CREATE TABLE workers (
	id VARCHAR(40) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_logins_visitor ON logins (visitor);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_bots_due ON tables (bots_due);
CREATE INDEX ix_tables_listed ON tables (public, status, moved_at);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE UNIQUE INDEX ix_seats_once ON seats (table_id, visitor);
COMMIT;
