import type { Tools } from '#features/keepership/points.ts'
import { tagLife, WORKING } from './lifecycle.ts'

/** TAG-7: what a pet's tags showed for its former keeper is forgotten, and a new PIN is needed. */
export async function unlinkTags({ db, transition }: Pick<Tools, 'db' | 'transition'>, petId: string): Promise<void> {
  const tags = await db
    .selectFrom('tag')
    .select(['id', 'pins'])
    .where('petId', '=', petId)
    .where('status', 'in', [...WORKING])
    .execute()
  for (const { id, pins } of tags) {
    await transition(tagLife, 'unlink', id, 'keeper')
    await db
      .updateTable('tag')
      .set({ petId: null, keeperId: null, settings: '{}', pins: pins + 1, pinHash: null, lastPetId: petId })
      .where('id', '=', id)
      .execute()
  }
}
