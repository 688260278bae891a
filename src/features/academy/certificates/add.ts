import { sql } from 'kysely'
import * as z from 'zod'
import { londonDate } from '#platform/clock/clock.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { shortCode } from '#platform/server/signer.ts'
import { ADDED } from '../lifecycle.ts'
import { animalAdded } from '../messages.ts'
import { kindsIn, mayAddTo } from '../policy.ts'
import { type CertificateRow, certificateOf, type practicalsOf, type TrainingRow } from '../queries.ts'
import { Addition, TrainedSpecies } from '../shapes.ts'
import { trainerOf } from '../trainers.ts'
import { implanterProof } from './proof.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services'>
type Passed = Awaited<ReturnType<typeof practicalsOf>>[number]

/**
 * ACAD-28: the certificate covers, under its number, the animals that the holder wants to add and has passed; null where there are none or
 * it can’t be added to now. The training is held by the caller.
 */
export async function addToCertificate(
  tools: Tools,
  training: TrainingRow,
  passed: readonly Passed[],
  by: 'Trainer' | 'holder' | 'Staff',
): Promise<string | null> {
  const held = await certificateOf(tools.db, training.studentId)
  const wanted = passed.filter((one) => training.adding.includes(one.species) && mayAddTo(held, one) === true)
  if (!held || wanted.length === 0) return null
  const additions = await Promise.all(wanted.map((practical) => additionOf(tools, practical)))
  await widen(tools, training, held, additions)
  const facts = { species: additions.map(({ species }) => species) }
  await tools.recordEvent('implanter certificate', held.id, { move: 'addAnimal', clause: ADDED.clause, by, facts })
  const profile = await addToProfile(tools.db, held, kindsIn([...held.species, ...facts.species]))
  if (profile) await tools.recordEvent('profile', profile.id, { move: 'addAnimal', clause: ADDED.clause, by, facts })
  for (const species of facts.species) await tools.notify(training.studentId, animalAdded(held.number, species))
  return held.number
}

async function additionOf({ db, now }: Tools, { species, trainerId, courseApproval }: Passed): Promise<Addition> {
  const trainer = await trainerOf(db, trainerId)
  return { species: TrainedSpecies.parse(species), on: londonDate(now), provider: trainer?.organisation ?? '', courseApproval }
}

/** What is signed is signed anew. */
async function widen({ db, now, services }: Tools, training: TrainingRow, held: CertificateRow, additions: readonly Addition[]) {
  const species = kindsIn([...held.species, ...additions.map((one) => one.species)])
  const proof = implanterProof(services.signer, { number: held.number, species, at: now })
  await db
    .updateTable('implanterCertificate')
    .set({
      species,
      proof,
      code: shortCode(proof),
      earlierCodes: [...held.earlierCodes, held.code],
      additions: JSON.stringify([...Additions.parse(held.additions), ...additions]),
    })
    .where('id', '=', held.id)
    .execute()
  const adding = training.adding.filter((kind) => !species.some((covered) => covered === kind))
  await db.updateTable('training').set({ species, adding }).where('id', '=', training.id).execute()
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
