-- A certificate prints a short address, and what it stands for is kept: the signed proof itself.
create table certificate (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  pet_id uuid not null references pet on delete cascade,
  proof text not null,
  made_at timestamptz not null
);
comment on table certificate is 'The signed proofs of certificates, each under the short address that is printed on it.';
comment on column certificate.code is 'The first 80 bits of the SHA-256 of the proof, in Crockford’s base 32: nobody can put another proof behind it.';
create index certificate_pet on certificate (pet_id);
