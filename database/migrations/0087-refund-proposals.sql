-- Refunds above what one member of Staff may make alone: another has to approve each.
create type refund_proposal_status as enum ('proposed', 'approved', 'refused');
create table refund_proposal (
  id uuid primary key,
  status refund_proposal_status not null,
  status_at timestamptz not null,
  payment_id uuid not null references payment,
  proposed_by uuid not null references account,
  pence integer not null check (pence > 0),
  asked jsonb not null,
  reason text not null,
  created_at timestamptz not null
);
create unique index refund_proposal_open on refund_proposal (payment_id) where status = 'proposed';
create index refund_proposal_by on refund_proposal (proposed_by);
comment on column refund_proposal.pence is 'What it came to when it was proposed.';
comment on column refund_proposal.asked is '{pence, lines, everything}: as it was asked for.';

create constraint trigger status_has_event after insert or update of status on refund_proposal deferrable initially deferred
  for each row execute function require_event('proposed refund');
create trigger never_deleted before delete on refund_proposal for each row execute function refuse_change();
create trigger never_emptied before truncate on refund_proposal for each statement execute function refuse_change();
-- Each is approved, or refused, once.
