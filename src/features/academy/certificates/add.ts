import { sql } from 'kysely'
import * as z from 'zod'
import { londonDate } from '#platform/clock/clock.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { shortCode } from '#platform/server/signer.ts'
import { ADDED } from '../lifecycle.ts'
import { animalAdded } from '../messages.ts'
import { kindsIn } from '../policy.ts'
import { certificateOf, type TrainingRow } from '../queries.ts'
import { Addition } from '../shapes.ts'
import { trainerOf } from '../trainers.ts'
import { implanterProof } from './proof.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>

/**
 * ACAD-28: the certificate covers another animal from now on, under its number; null where the holder has none. What is signed is signed
 * anew. The training is held by the caller.
 */
export async function addToCertificate(
  { db, now, recordEvent, notify, services }: Tools,
  training: TrainingRow,
  { species, trainerId }: { species: string; trainerId: string },
): Promise<string | null> {
  const held = await certificateOf(db, training.studentId)
  const [added] = kindsIn([species])
  if (!held || !added) return null
  const covered = kindsIn([...held.species, added])
  const trainer = await trainerOf(db, trainerId)
  const addition = {
    species: added,
    on: londonDate(now),
    provider: trainer?.organisation ?? '',
    courseApproval: trainer?.courseApproval ?? null,
  }
  const proof = implanterProof(services.signer, { number: held.number, species: covered, at: now })
  await db
    .updateTable('implanterCertificate')
    .set({
      species: covered,
      proof,
      code: shortCode(proof),
      earlierCodes: [...held.earlierCodes, held.code],
      additions: JSON.stringify([...Additions.parse(held.additions), addition]),
    })
    .where('id', '=', held.id)
    .execute()
  await db
    .updateTable('training')
    .set({ species: covered, adding: training.adding.filter((kind) => kind !== added) })
    .where('id', '=', training.id)
    .execute()
  const fact = { clause: ADDED.clause, by: 'Trainer', facts: { species: added } } as const
  await recordEvent('implanter certificate', held.id, { move: 'addAnimal', ...fact })
  const profile = await addToProfile(db, held, covered)
  if (profile) await recordEvent('profile', profile.id, { move: 'addAnimal', ...fact })
  await notify(training.studentId, animalAdded(held.number, added))
  return held.number
}

const Additions = z.array(Addition)

/** Whoever works by this certificate can implant the animal from now on. */
const addToProfile = (db: LawTools['db'], held: { holderId: string; number: string }, covered: readonly string[]) =>
  db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ species: covered })}::jsonb` })
    .where('accountId', '=', held.holderId)
    .where('type', '=', 'Implanter')
    .where(sql<boolean>`details ->> 'certificateReference' = ${held.number}`)
    .returning('id')
    .executeTakeFirst()
