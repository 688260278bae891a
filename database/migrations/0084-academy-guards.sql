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
