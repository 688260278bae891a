import type { getQuestionsForExam } from '#features/academy/contract.ts'
import { QUESTIONS } from '#features/academy/questions/bank.ts'
import { verifyProfessional } from '#features/staff/contract.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { Client } from './client.ts'
import { freshAddress, joinReachable, NEWCOMERS_PASSWORD } from './newcomer.ts'
import type { TestRegister } from './register.ts'
import { deskOf } from './staff.ts'

type Paper = AnswerOf<typeof getQuestionsForExam>

/** Tamsin's referral code. */
export async function tamsinsCode(register: TestRegister): Promise<string> {
  const tamsin = await register.as('tamsin')
  return (await tamsin.getTrainerDesk({})).data.code ?? ''
}

export const APPLYING = { species: ['dog', 'cat'], bornOn: '2000-05-04' }

let births = 0

/** Somebody new who trains with Tamsin, or with whoever's code is given; each was born on a day of their own. */
export async function student(register: TestRegister, over: Record<string, unknown> = {}) {
  births += 1
  const joined = await joinReachable(register)
  const applying = { ...APPLYING, bornOn: daysAfter('1970-01-01', births), trainerCode: await tamsinsCode(register), ...over }
  const { data } = await joined.api.studentRegister(applying)
  return { ...joined, bornOn: applying.bornOn, api: register.withToken(data.token ?? '') }
}

/** Gives these accounts one phone, which each of them has confirmed. */
export const onOnePhone = ({ db, clock }: TestRegister, mobile: string, ...joined: readonly { id: string }[]) =>
  db
    .updateTable('account')
    .set({ mobile, mobileVerifiedAt: clock.now() })
    .where(
      'id',
      'in',
      joined.map(({ id }) => id),
    )
    .execute()

/** Signs somebody in anew, with whatever they have become. */
export async function signedInAgain(register: TestRegister, { email }: { email: string }): Promise<Client> {
  const { data } = await register.stranger.login({ email, password: NEWCOMERS_PASSWORD }, { address: freshAddress() })
  return register.withToken(data.token)
}

/** The right answers to a paper, or the wrong ones where `isWrong` says so, as the bank has them. */
export function answersTo(paper: Paper, isWrong: (question: (typeof QUESTIONS)[number], index: number) => boolean = () => false) {
  const chosen = paper.questions.map(({ id, asks, options }, index) => {
    const question = QUESTIONS.find((one) => one.asks === asks)
    if (!question) throw new Error(`The bank doesn’t ask: ${asks}`)
    const words = isWrong(question, index) ? question.others[0] : question.answer
    return [id, options.find((option) => option.words === words)?.id ?? '']
  })
  return Object.fromEntries(chosen)
}

/** Takes the exam with these answers, handed in at once. */
export async function takeExam(api: Client, isWrong?: Parameters<typeof answersTo>[1]) {
  const paper = (await api.getQuestionsForExam({})).data
  return (await api.submitExam({ attemptId: paper.attemptId, answers: answersTo(paper, isWrong) })).data
}

export const failExam = (api: Client) => takeExam(api, () => true)

const CHECKED = { identify: true, restrain: true, preScan: true, asepsis: true, angle: true, site: true, postScan: true, records: true }
let chips = 0

/** What Tamsin records of a practical that went well. */
export function practical(studentId: string, over: Record<string, unknown> = {}) {
  const implants = [1, 2, 3].map(() => {
    chips += 1
    return { chipNumber: `98512100${String(4_600_000 + chips)}`, on: '2026-03-27', place: 'Stirling', passed: true }
  })
  return {
    studentId,
    species: 'dog',
    checklist: CHECKED,
    implants,
    watched: 'inPerson',
    passed: true,
    note: '',
    notRelated: true,
    signature: 'Tamsin Reid',
    ...over,
  }
}

/** Does something while every practical that is passed is drawn for a second look. In tests none is otherwise. */
export async function drawingAll<Done>({ config }: TestRegister, act: () => Promise<Done>): Promise<Done> {
  config.secondLooks = 1
  return await act().finally(() => {
    config.secondLooks = 0
  })
}

/** A student who has passed the exam and the practical, with their certificate. */
export async function certifiedStudent(register: TestRegister, over: Record<string, unknown> = {}) {
  const joined = await student(register, { species: ['dog'], ...over })
  await takeExam(joined.api)
  const tamsin = await register.as('tamsin')
  const { data } = await tamsin.submitAssessment(practicalToday(register, joined.id))
  const { certificate } = (await joined.api.getTraining({})).data.training ?? {}
  if (!certificate) throw new Error(`There is no certificate: the practical is ${data.status}`)
  return { ...joined, certificate }
}

/** The same, of today. */
export function practicalToday({ clock }: TestRegister, studentId: string, over: Record<string, unknown> = {}) {
  const recorded = practical(studentId, over)
  return { ...recorded, implants: recorded.implants.map((one) => ({ ...one, on: londonDate(clock.now()) })) }
}

/** Another trainer whom Staff have verified, of a course that isn’t approved. */
export async function anotherTrainer(register: TestRegister) {
  const professional = { kind: 'Trainer', organisation: 'Hill Courses', courseApproval: '' }
  const joined = await joinReachable(register, { profileType: 'Trainer', name: 'Una Hill', professional })
  await deskOf(() => register)(verifyProfessional, { email: joined.email, profileType: 'Trainer', reason: 'Checked.' })
  return { ...joined, code: (await joined.api.getTrainerDesk({})).data.code ?? '' }
}

/** Somebody who has applied as a trainer, and whom nobody has checked. */
export const unverifiedTrainer = (register: TestRegister) =>
  joinReachable(register, { profileType: 'Trainer', name: 'Una Hill', professional: { kind: 'Trainer', organisation: 'Hill Courses' } })

/** The same, who works as an implanter by that certificate. */
export async function certifiedImplanter(register: TestRegister) {
  const joined = await certifiedStudent(register)
  const { data } = await joined.api.switchToImplanter({
    professional: { kind: 'Implanter', role: 'trained', certificateReference: joined.certificate.number, species: ['dog'] },
    serviceAddress: { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' },
    insurance: { insurer: 'Veterinary Mutual', policyNumber: 'VM-1', until: '2027-03-01' },
    terms: true,
  })
  return { ...joined, api: register.withToken(data.token) }
}

/** How far we are with checking somebody as an implanter, as they see it once they sign in again. */
export async function implanterProfileOf(register: TestRegister, joined: { email: string }) {
  const api = await signedInAgain(register, joined)
  return (await api.userProfile({})).data.profiles.find(({ type }) => type === 'Implanter')
}
