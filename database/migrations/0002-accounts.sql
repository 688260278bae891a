create type account_status as enum ('active', 'closing', 'closed');
create type profile_type as enum ('Customer', 'Implanter', 'Breeder', 'Welfare', 'Student', 'Trainer', 'TT-Customer', 'Staff');
create type profile_standing as enum ('active', 'applied', 'verified', 'refused');
create type nation as enum ('England', 'Wales', 'Scotland', 'Northern Ireland', 'other');

create table account (
  id uuid primary key,
  status account_status not null,
  status_at timestamptz,
  name text not null,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  mobile text,
  mobile_verified_at timestamptz,
  password_hash text not null,
  line1 text,
  line2 text,
  town text,
  county text,
  postcode text,
  nation nation,
  second_contact jsonb,
  vet_practice text,
  rescue_backup text,
  marketing boolean not null default false,
  alert_by_email boolean not null default true,
  alert_by_sms boolean not null default true,
  anti_phishing_word text,
  created_at timestamptz not null,
  contact_confirmed_at timestamptz
);
create unique index account_email on account (email) where status <> 'closed';
create index account_mobile on account (mobile);
create index account_closing on account (status_at) where status = 'closing';

comment on column account.status_at is 'When the status last changed; null while it is the first.';
comment on column account.second_contact is '{name, phone}: who to ring when the keeper does not answer';

create table profile (
  account_id uuid not null references account,
  type profile_type not null,
  standing profile_standing not null,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (account_id, type)
);

create table session (
  id uuid primary key,
  account_id uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;

create type token_kind as enum ('verifyEmail', 'resetPassword', 'undoEmail');

create table single_use_token (
  hash text primary key,
  kind token_kind not null,
  account_id uuid not null references account,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index single_use_token_account on single_use_token (account_id, kind);

create table otp (
  account_id uuid primary key references account,
  mobile text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0)
);

create table login_failure (
  pair text not null,
  at timestamptz not null
);
create index login_failure_pair on login_failure (pair, at);

create table account_history (
  id uuid primary key,
  account_id uuid not null references account,
  at timestamptz not null,
  before jsonb not null
);
create index account_history_account on account_history (account_id, at);
comment on table account_history is 'What the contact details were before each change; emptied of personal data when the account is erased.';

create table used_captcha (
  id text primary key,
  until timestamptz not null
);
create index used_captcha_until on used_captcha (until);

create table file (
  id uuid primary key,
  account_id uuid references account,
  key text not null,
  type text not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  created_at timestamptz not null
);
create index file_account on file (account_id);
