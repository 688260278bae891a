import * as z from 'zod'
import { chipOf } from './fill.ts'
import type { Target } from './target.ts'

const Answer = z.object({ statusCode: z.literal(200), data: z.object({ result: z.string(), number: z.string() }) })

/** Looks up a few chips of the register and one that nobody has. Throws where an answer is not the right one: what is wrong is not worth measuring. */
export async function checkAnswers(targets: readonly Target[], rows: number): Promise<void> {
  const few = [1, 2, Math.ceil(rows / 2), rows]
  for (const target of targets) {
    for (const pet of few) await expectResult(target, chipOf(pet), 'registeredHere')
    await expectResult(target, chipOf(rows + 1), 'unknown')
  }
  const [largest = 0, ...others] = (await Promise.all(targets.map((target) => sizeOf(target)))).sort((a, b) => b - a)
  if (others.some((size) => size < largest * 0.9)) throw new Error(`The answers differ in size: ${[largest, ...others].join(', ')} bytes`)
}

async function expectResult(target: Target, chipNumber: string, result: string) {
  const read = Answer.safeParse(JSON.parse(await ask(target, chipNumber)))
  if (!read.success) throw new Error(`${target.name} did not answer ${chipNumber} as it should: ${z.prettifyError(read.error)}`)
  const { data } = read.data
  if (data.result !== result || data.number !== chipNumber)
    throw new Error(`${target.name} says that ${data.number} is ${data.result}; ${chipNumber} is ${result}`)
}

const sizeOf = async (target: Target) => (await ask(target, chipOf(1))).length

async function ask({ url }: Target, chipNumber: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chipNumber }),
  })
  return answer.text()
}
