import type { Tools } from '#features/keepership/points.ts'
import { tagLife, WORKING } from './lifecycle.ts'

/** TAG-7: what a pet's tags showed for its former keeper is forgotten, and a new PIN is needed; a PIN that they were sent and never used is good for nothing. */
export async function unlinkTags({ db, transition }: Pick<Tools, 'db' | 'transition'>, petId: string): Promise<void> {
  for (const { id, pins, status } of await tagsWorn(db, petId)) {
    if (status !== 'made') await transition(tagLife, 'unlink', id, 'keeper')
    await db
      .updateTable('tag')
      .set({ petId: null, keeperId: null, settings: '{}', pins: pins + 1, pinHash: null, lastPetId: petId })
      .where('id', '=', id)
      .execute()
  }
}

/** Held until the transaction ends: what the former keeper does with one at the same moment comes before, or is refused. */
const tagsWorn = (db: Tools['db'], petId: string) =>
  db
    .selectFrom('tag')
    .select(['id', 'pins', 'status'])
    .where((tag) =>
      tag.or([
        tag.and([tag('petId', '=', petId), tag('status', 'in', [...WORKING])]),
        tag.and([tag('lastPetId', '=', petId), tag('status', '=', 'made')]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
