import * as z from 'zod'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'

const Envelope = z.object({ message: z.string(), data: z.unknown().optional() })
const Session = z.object({ token: z.string() })

/** Nobody answered: the register has died, or had died before it was asked. */
export class NoAnswer extends Error {}

export type Customer = Awaited<ReturnType<typeof customer>>

/** Somebody of the seven, signed in over the network. A refusal throws its words. */
export async function customer(url: string, who: PersonKey = 'anna') {
  const { token } = Session.parse(await ask(url, null, 'login', { email: PEOPLE[who].email, password: PASSWORD }))
  return {
    ask: (call: string, input?: object) => ask(url, token, call, input),
    lookUp: (chipNumber: string) => ask(url, null, 'get-chip-info', { chipNumber }),
    register: (chipNumber: string) => ask(url, token, 'addPet', { chipNumber, ...DOG }),
  }
}

const DOG = {
  species: 'dog',
  breed: { kind: 'breed', breedId: 'labrador-retriever' },
  name: 'Rex',
  sex: 'male',
  neutered: 'no',
  colour: 'Black',
  bornOn: '2024-03-27',
  bornExactly: true,
}

async function ask(url: string, token: string | null, call: string, input?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const asked = input === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(input) }
  const answer = await fetch(`${url}/api/v1/user/${call}`, asked).catch((error: unknown) => {
    throw new NoAnswer(String(error))
  })
  const text = await answer.text().catch((error: unknown) => {
    throw new NoAnswer(String(error))
  })
  const { message, data } = Envelope.parse(JSON.parse(text))
  if (answer.status !== 200) throw new Error(`${call}: ${message}`)
  return data
}
