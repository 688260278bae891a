import { verificationLife } from '#features/accounts/lifecycle.ts'
import { animal } from './animals.ts'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { form, join } from './newcomer.ts'
import { asProvider } from './plans.ts'
import type { TestRegister } from './register.ts'

/** Somebody new who has confirmed their e-mail. */
export async function confirmed(register: TestRegister, over: Record<string, unknown> = {}) {
  const person = await join(register, over)
  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', person.id).execute()
  return person
}

/** A welfare organisation that Staff have verified, or not yet. */
export async function organisation(register: TestRegister, name: string, { verified = true } = {}) {
  const professional = { kind: 'Welfare', organisation: name, organisationKind: 'rescue', registrationNumber: '1234567' }
  const person = await confirmed(register, { profileType: 'Welfare', professional })
  if (verified) await verify(register, person.id)
  return person
}

async function verify(register: TestRegister, accountId: string): Promise<void> {
  const { id } = await register.db.selectFrom('profile').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'verify', id, 'Staff'))
}

/** A keeper with a dog. */
export async function keeperWithPet(register: TestRegister, name = 'Bramble') {
  const keeper = await confirmed(register, { name: 'Gwen Giver', mobile: '07700 900 333' })
  const { data } = await keeper.api.addPet(animal({ name }))
  return { keeper, petId: data.petId }
}

/** A dog that was sent to somebody who has confirmed the address, and has not answered. */
export async function sentToSomebody(register: TestRegister) {
  const { keeper, petId } = await keeperWithPet(register)
  const taker = await confirmed(register, { name: 'Tara Taker' })
  const rehomingId = await given(keeper.api, petId, { kind: 'person', contact: { email: taker.email } })
  return { keeper, petId, taker, rehomingId }
}

/** The same, once they have said yes. */
export async function handedToSomebody(register: TestRegister) {
  const sent = await sentToSomebody(register)
  await sent.taker.api.acceptRejectRehomeRequest({ rehomingId: sent.rehomingId, answer: 'accept', adult: true })
  return sent
}

/** A keeper gives this pet of theirs to somebody new, who takes it. */
export async function givenToSomebody(register: TestRegister, { api }: { api: Client }, petId: string) {
  const taker = await confirmed(register, { name: 'Tara Taker' })
  const rehomingId = await given(api, petId, { kind: 'person', contact: { email: taker.email } })
  await taker.api.acceptRejectRehomeRequest({ rehomingId, answer: 'accept', adult: true })
  return taker
}

/** A dog that looks for a home. */
export async function listedPet(register: TestRegister) {
  const { keeper, petId } = await keeperWithPet(register)
  return { keeper, petId, rehomingId: await given(keeper.api, petId, { kind: 'anybody' }) }
}

/** A dog for which its keeper has chosen a home, and how to reach the one who offered it. */
export async function homeChosen(register: TestRegister) {
  const listed = await listedPet(register)
  const taker = await confirmed(register, { name: 'Tara Taker' })
  const { rehomingId } = listed
  const { applicationId } = (await taker.api.applyToRehome({ rehomingId, message: 'We have a garden', adult: true })).data
  const { threadId } = (await listed.keeper.api.chooseApplicant({ applicationId, message: 'Come and meet Bramble' })).data
  return { ...listed, taker, applicationId, threadId }
}

/** The code that the giver reads on their screen. */
export const codeAtTheDoor = async ({ api }: { api: Client }, rehomingId: string): Promise<string> =>
  (await api.rehomeDetails({ rehomingId })).data.handOver?.code ?? ''

/** Begins a rehoming; its id. */
export async function given(keeper: Client, petId: string, to: object): Promise<string> {
  const { data } = await keeper.saveRehomeRequest({ petId, why: 'moving', health: 'A heart murmur', feePence: 5000, to })
  return data.rehomingId
}

/** An address that nobody has an account with. */
export const freshEmail = (): string => form().email

/** The secret of the newest link to a rehoming that was sent to somebody. */
export async function tokenTo(register: TestRegister, recipient: string): Promise<string> {
  const messages = await mailbox(register, recipient)
  const tokens = messages.flatMap(({ text }) => /\/rehome\/([\w-]+)/.exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

export const petOf = ({ db }: TestRegister, id: string) => db.selectFrom('pet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const rehomingOf = ({ db }: TestRegister, id: string) =>
  db.selectFrom('rehoming').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Every subject line that was sent to somebody, oldest first. */
export async function subjectsTo(register: TestRegister, recipient: string): Promise<string[]> {
  return (await mailbox(register, recipient)).map(({ subject }) => subject ?? '')
}
