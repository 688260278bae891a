import { blankPet, type PetAnswers, petAsked } from '#features/pets/kit/form/answers.ts'
import { inFormWords } from '#features/pets/kit/form/problems.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import { type Problems } from '#platform/web/steps.ts'

/** How an animal came, as far as it is said; '' where nothing is said yet. */
export type IntakeAnswers = { kind: string; cameOn: string; foundWhere: string; condition: string }

/** An animal that is taken in: the animal, how it came, and whether the organisation stays its back-up. */
export type TakingIn = PetAnswers & { intake: IntakeAnswers; rescueBackup: boolean }

/** Nothing is said yet, but that an animal mostly came today. */
export const blankTakingIn = (now: Date): TakingIn => ({
  ...blankPet,
  intake: { kind: '', cameOn: londonDate(now), foundWhere: '', condition: '' },
  rescueBackup: true,
})

/** The form as `addPetByWelfare` takes it. Where it was found is asked of a stray only. */
export function takingInAsked({ intake, rescueBackup, ...pet }: TakingIn, now: Date): Record<string, unknown> {
  const { foundWhere, ...rest } = intake
  const came = intake.kind === 'stray' ? { ...rest, foundWhere } : rest
  return { ...petAsked(pet, now), intake: withoutBlanks(came), rescueBackup }
}

/** The sentences in the words of the form. */
export function takingInProblems(problems: Problems, answers: TakingIn, now: Date): Problems {
  const worded = inFormWords(problems, answers)
  return { ...worded, ...unlikelyDay(worded, answers.intake.cameOn, now) }
}

/** What the server would refuse anyway, said on the step where it can be mended. */
export function unlikelyIntake({ cameOn }: IntakeAnswers, now: Date): Record<string, string> {
  return cameOn > londonDate(now) ? { 'intake.cameOn': 'The date must be today or earlier' } : {}
}

/** `inFuture` names no field; the day it came is the only one that it can mean. */
function unlikelyDay(worded: Problems, cameOn: string, now: Date): Problems {
  return worded[''] && cameOn > londonDate(now) ? { 'intake.cameOn': worded[''] } : {}
}
