-- An implanter’s certificate of ours is cited as we write it, however its holder typed it, so that its suspension finds who works by it.
with cited as (
  select id, upper(regexp_replace(details ->> 'certificateReference', '[^0-9A-Za-z]', '', 'g')) as typed
  from profile where type = 'Implanter'
)
update profile
set details = details || jsonb_build_object(
  'certificateReference', format('CERT-%s-%s-%s', substr(typed, 5, 4), substr(typed, 9, 6), substr(typed, 15, 2))
)
from cited
where cited.id = profile.id
  and case when typed ~ '^CERT[0-9]{12}$' then substr(typed, 5)::bigint % 97 = 1 and substr(typed, 15) between '02' and '98' else false end;

-- An implant that counts for a practical counts once.
create table practical_chip (
  chip_number text primary key,
  practical_id uuid not null references practical
);
create index practical_chip_practical on practical_chip (practical_id);
comment on table practical_chip is 'The microchips of the implants that count for a practical which was passed, or waits for a second look.';
insert into practical_chip (chip_number, practical_id)
  select implant ->> 'chipNumber', practical.id
  from practical, jsonb_array_elements(implants) as implant
  where practical.status <> 'failed'
  order by practical.created_at
  on conflict do nothing;

alter table training add column trainer_since timestamptz;
update training set trainer_since = coalesce(
  (select max(at) from event where subject = 'training' and subject_id = training.id and move in ('enrol', 'changeTrainer')),
  created_at
) where trainer_id is not null;
comment on column training.trainer_since is 'When the student chose their trainer, who records nothing of a day before.';

alter table training add column told_apart_at timestamptz;
create index training_born on training (born_on);
comment on column training.told_apart_at is 'When Staff found that the student is somebody else than others with the same name and date of birth, or phone.';

-- A trainer without an organisation is named as the assessor alone, which is cleared once they are forgotten.
update implanter_certificate set provider = 'Independent trainer'
  where lower(provider) = lower(assessor_name)
    or exists (
      select from account join profile on profile.account_id = account.id and profile.type = 'Trainer'
      where account.id = assessor_id and coalesce(details ->> 'organisation', '') = ''
    );
update implanter_certificate set additions = (
  select jsonb_agg(
    case when exists (
      select from account join profile on profile.account_id = account.id and profile.type = 'Trainer'
      where lower(account.name) = lower(addition ->> 'provider') and coalesce(details ->> 'organisation', account.name) in ('', account.name)
    ) then addition || '{"provider": "Independent trainer"}' else addition end
    order by place)
  from jsonb_array_elements(additions) with ordinality as each (addition, place)
) where additions <> '[]';
