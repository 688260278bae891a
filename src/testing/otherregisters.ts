import { startDemoPeer } from '#adapters/databases/peer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import type { TestRegister } from './register.ts'

/** Another register that holds these numbers, which ours can ask, and which has a key of ours to tell us things with. */
export async function haveOtherRegister(
  register: TestRegister,
  { code, holds, whenTold = 'confirms' }: { code: string; holds: string[]; whenTold?: 'confirms' | 'notes' | 'keeps' },
) {
  const held = new Set(holds)
  const peer = await startDemoPeer({ name: code, holds: held, whenTold })
  const key = `key-of-${code}`
  await register.db
    .updateTable('otherRegister')
    .set({ askUrl: peer.url, theirKeyHash: hashOfSecret(key) })
    .where('code', '=', code)
    .execute()
  const tell = async (what: 'moved' | 'conflict', chipNumber: string, sent = key) => {
    const reply = await register.app.inject({
      method: 'POST',
      url: `/api/registers/v1/${what}`,
      headers: { authorization: `Bearer ${sent}` },
      payload: { chipNumber, to: code, at: register.clock.now().toISOString() },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { held, tell, close: peer.close }
}
