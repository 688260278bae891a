-- A code from an app, beside the password, before a professional sees a keeper's record.
create table second_factor (
  account_id uuid primary key references account,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  failures timestamptz[] not null default '{}'
);
comment on column second_factor.secret is 'Sealed: whoever reads the database alone cannot make codes.';
comment on column second_factor.confirmed_at is 'Null until its first code was right: until then it proves nothing.';
comment on column second_factor.last_step is 'The 30 seconds of the newest code that was used: neither it nor an older one is good again.';
comment on column second_factor.failures is 'When wrong codes were typed lately.';

create table recovery_code (
  account_id uuid not null references account,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

alter table session add column second_factor_at timestamptz;
comment on column session.second_factor_at is 'When a code was last right in this session.';
