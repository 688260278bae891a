import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { testRegister } from '#src/testing/register.ts'

const Envelope = z.object({ statusCode: z.number(), message: z.string() })

interface Heard {
  status: number
  fault: string | null
}

/** Asks one thing after another on a connection that is kept, until nobody listens any more. */
async function askUntilTheEnd(url: string, heard: Heard[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const answer = await api(url, agent)
    if (answer.fault === 'ECONNREFUSED') break
    heard.push(answer)
  }
  agent.destroy()
}

function api(url: string, agent: Agent): Promise<Heard> {
  return new Promise((done) => {
    const asked = request(`${url}/api/v1/user/subscriptionPlansList`, { agent }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        const read = Envelope.safeParse(JSON.parse(text))
        done({ status: response.statusCode ?? 0, fault: read.success ? null : text.slice(0, 200) })
      })
    })
    asked.on('error', (error) => done({ status: 0, fault: 'code' in error ? String(error.code) : error.message }))
    asked.end()
  })
}

test('while the register ends under load, whoever kept a connection is answered in the envelope, and nobody is cut off', async () => {
  const register = await testRegister({ LOOKUPS_PER_MINUTE: '100000' })
  const url = await register.url()
  const heard: Heard[] = []
  const clients = Array.from({ length: 20 }, () => askUntilTheEnd(url, heard))
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(100)

  const began = performance.now()
  await Promise.all([register.close(), ...clients])
  expect(performance.now() - began).toBeLessThan(5000)
  expect(heard.filter(({ fault }) => fault !== null)).toEqual([])
  expect(heard.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
})

test('a connection that nobody uses holds the end up for a moment only', async () => {
  const register = await testRegister()
  const url = await register.url()
  const agent = new Agent({ keepAlive: true })
  await api(url, agent)
  const began = performance.now()
  await register.close()
  expect(performance.now() - began).toBeLessThan(4000)
  agent.destroy()
})
