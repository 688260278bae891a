-- Lists of thousands of rows: whom was asked last about an animal, who kept it until when, whether a chip was ever reported.
create index offer_pet on offer (pet_id, created_at desc, id desc);
create index dead_chip_number on dead_chip (chip_number);
create index keepership_pet on keepership (pet_id, keeper_id, until desc);
