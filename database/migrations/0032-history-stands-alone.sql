-- Nothing refers to the history, which has rules of its own: emptying it is refused by its own trigger, and found out where that is gone.
alter table webhook_delivery drop constraint webhook_delivery_event_id_fkey;
