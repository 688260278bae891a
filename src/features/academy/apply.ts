import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { studentRegister } from './contract.ts'
import { enrolWith } from './enrol.ts'
import { trainingLife } from './lifecycle.ts'
import type { Trainer } from './trainers.ts'

type Context = CallContext<typeof studentRegister>

/** ACAD-1, ACAD-2: somebody applies, and enrols at once where they have a trainer. */
export async function apply(context: Context, student: { id: string; name: string }, trainer: Trainer | null) {
  const { input, db, now, start } = context
  const training = {
    id: newId(),
    status: 'applied' as const,
    statusAt: now,
    studentId: student.id,
    trainerId: null,
    trainerSince: null,
    toldApartAt: null,
    unlockedAt: null,
    adding: [],
    species: input.species,
    bornOn: input.bornOn,
    createdAt: now,
  }
  await db.insertInto('training').values(training).execute()
  await start(trainingLife, 'apply', training, 'holder', { species: input.species })
  if (trainer) await enrolWith(context, training, trainer, student.name)
}
