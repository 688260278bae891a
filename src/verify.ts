import { systemClock } from '#platform/clock/clock.ts'
import { verifyHistory } from '#platform/law/verifyhistory.ts'
import { runCommand } from '#platform/server/command.ts'
import { findLifecycles } from '#platform/server/find.ts'
import { nobodyListens } from '#platform/server/live.ts'
import { servicesOf } from '#platform/server/outside.ts'

/** `npm run verify`: checks every history, the signed roots, and what the tables say now, and prints what does not fit. */
await runCommand(
  () => ({}),
  async (_nothing, db, { config, url }) => {
    const { signer, files } = servicesOf(config, { db, captchaDb: db }, systemClock, nobodyListens, url)
    const tell = ({ words }: { words: string }) => say(words)
    const verified = await verifyHistory(db, { signer, files, now: systemClock.now(), lifecycles: await findLifecycles(), tell })
    const { chains, events, roots, differences } = verified
    say(`Checked ${events} events of ${chains} histories and ${roots} signed roots.`)
    if (differences === 0) return say('Everything matches.')
    say(`${differences} ${differences === 1 ? 'thing doesn’t' : 'things don’t'} match.`)
    process.exitCode = 1
  },
)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
