import type { TestRegister } from './register.ts'

/**
 * Fills a register with `count` rows of whatever a professional gathers over the years, all about the same animals: each was bred by
 * Bryony in a litter of its own, chipped by Idris, taken in by Wilma and offered to Anna. Idris has as many chips in hand, orders, payments and
 * reports of failed chips, Anna's animals were looked up as often as she looked others up, and as many breeders are listed.
 */
export async function haveMany({ asOwner, people, clock }: TestRegister, count: number): Promise<void> {
  const { anna, idris, bryony, wilma } = people
  const now = `'${clock.now().toISOString()}'::timestamptz`
  const id = (kind: number) => `('00000000-0000-7000-8${String(kind).padStart(3, '0')}-' || lpad(n::text, 12, '0'))::uuid`
  await asOwner(`
    set session_replication_role = 'replica';
    create temp table many as select n, ${id(1)} as pet, ${id(2)} as litter, ${now} - n * interval '1 hour' as at, (${now} - n * interval '1 hour')::date as day,
      '9851419' || lpad(n::text, 8, '0') as number, '9851418' || lpad(n::text, 8, '0') as unit, ${id(3)} as account,
      (case n % 4 when 0 then '${idris}' when 1 then '${bryony}' when 2 then '${wilma}' else '${anna}' end)::uuid as keeper
    from generate_series(1, ${count}) n;
    analyze many;
    insert into litter (id, breeder_id, species, breed, born_on, dam_name, created_at)
      select litter, '${bryony}', 'dog', '{"kind": "breed", "breedId": "labrador-retriever"}', day - 100, 'Dam ' || n, at from many;
    insert into pet (id, status, keeper_id, name, original_name, species, breed, sex, neutered, colour, born_on, born_exactly, registered_at, updated_at,
        status_at, kept_since, litter_id, breeder_id, rescue_backup_id)
      select pet, (case n % 4 when 0 then 'awaitingConfirmation' else 'active' end)::pet_status, keeper, 'Pet ' || n, 'First ' || n, 'dog',
        '{"kind": "breed", "breedId": "labrador-retriever"}', 'female', 'no', 'Black', day - 100, true, at, at, at, at, litter, '${bryony}', '${wilma}' from many;
    insert into chip (number, pet_id, registered_at) select number, pet, at from many;
    insert into keepership (pet_id, keeper_id, since, until) select pet, '${bryony}'::uuid, at - interval '1 day', at from many where n % 4 <> 1;
    insert into keepership (pet_id, keeper_id, since) select pet, keeper, at from many;
    insert into offer (id, status, status_at, kind, pet_id, from_account, to_email, to_account, created_at, answer_by)
      select ${id(4)}, (case when n % 4 = 0 then 'opened' else 'accepted' end)::offer_status, at, 'registration', pet, '${idris}', 'anna@homeward.example',
        case when n % 4 <> 0 then '${anna}'::uuid end, at, at + case n % 8 when 0 then interval '20 years' else interval '14 days' end from many;
    insert into intake (id, pet_id, organisation_id, kind, came_on, found_where, condition, created_at, left_at, left_how, location)
      select ${id(5)}, pet, '${wilma}', 'surrender', day, 'Lane ' || n, 'Thin', at, case when n % 4 <> 2 then at end,
        case when n % 4 <> 2 then 'adopted' end, 'Kennel ' || n % 40 from many;
    insert into chip_batch (id, status, status_at, code, manufacturer, product, numbers, expires_on, received_at)
      select ${id(6)}, 'inStock', at, 'MANY-' || n, 'Maker', 'Chip', int8multirange(int8range(985141800000000 + n, 985141800000001 + n)), day + 3000, at from many where n % 100 = 0;
    insert into chip_unit (id, status, status_at, number, batch_id, holder_id, expires_on)
      select ${id(7)}, (case n % 3 when 0 then 'implanted' else 'withImplanter' end)::unit_status, many.at, unit, batch.id, '${idris}', day + 3000
      from many join chip_batch as batch on batch.code = 'MANY-' || (n + 99) / 100 * 100;
    insert into implant (id, chip_number, implanter_id, pet_id, species, implanted_on, site, scan_before, scan_after, batch_id, customer_email, created_at)
      select ${id(8)}, number, '${idris}', pet, 'dog', day, 'Neck', 'none', true, batch.id, 'anna@homeward.example', at
      from many left join chip_batch as batch on batch.code = 'MANY-' || (n + 99) / 100 * 100;
    insert into chip_order (id, status, status_at, implanter_id, quantity, with_registrations, packs, pence, delivery, reserved_until, created_at)
      select ${id(9)}, 'received', at, '${idris}', 25, false, '[{"size": 25, "quantity": 1, "pence": 10000, "chipPence": 10000}]', 10000 + n, '{}', at, at from many;
    insert into dead_chip (id, status, status_at, chip_number, kind, reported_by, pet_id, noticed_on, words, created_at)
      select ${id(10)}, 'closed', at, '9851417' || lpad(n::text, 8, '0'), 'failed', '${idris}', pet, day, 'Nothing', at from many;
    insert into lookup (id, chip_number, pet_id, keeper_id, result, at, by_account, visitor)
      select ${id(11)}, number, pet, '${anna}'::uuid, 'registeredHere', at, null::uuid, n::text from many
      union all select ${id(12)}, number, null::uuid, null::uuid, 'registeredHere', at, '${anna}'::uuid, n::text from many;
    insert into payment (id, status, status_at, account_id, purpose, thing_id, card_account, description, lines, pence, vat_pence, created_at)
      select ${id(13)}, 'succeeded', at, '${idris}', 'chipsOrder', ${id(9)}, 'main', 'Chips', '[]', 10000 + n, 0, at from many;
    insert into account (id, status, name, email, password_hash, town, nation, postcode, created_at)
      select account, 'active', 'Breeder ' || n, 'b' || n || '@many.example', '', 'Hereford', 'England', 'HR1 2BX', at from many;
    insert into profile (id, account_id, type, status, status_at, details, created_at)
      select ${id(14)}, account, 'Breeder', 'verified', at, jsonb_build_object('kind', 'Breeder', 'licensed', false, 'listed', true, 'publicName', 'Kennel ' || n,
        'place', jsonb_build_object('postcode', 'HR1 2BX', 'lat', 52 + n % 100 / 100.0, 'lng', -2.7)), at from many;
    analyze`)
}
