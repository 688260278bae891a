-- Where somebody is signed in, as they would call it.
alter table session add column device text not null default '';
comment on column session.device is 'The browser and its system, as “Firefox on Android”; empty where it didn’t say.';
