import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Composition } from './compose.ts'

/** A file that a stranger sent, to be taken apart, or a picture to be made of one that we have kept. */
type Work = { kind: 'picture' | 'pdf'; bytes: Uint8Array } | ({ kind: 'compose' } & Composition)

const Answer = z.union([
  z.object({ refused: z.string() }),
  z.object({ isFit: z.literal(true) }),
  z.object({ bytes: z.instanceof(Uint8Array), type: z.enum(['image/webp', 'image/jpeg']), width: z.int(), height: z.int() }),
])
type Answer = z.infer<typeof Answer>

/** Too many files wait already. */
export class DecoderBusy extends Error {
  override name = 'DecoderBusy'
}

/** Each that waits holds up to 10 MB. */
const MOST_WAITING = 16
const LONGEST_WAIT_MS = 15_000
const LONGEST_WORK_MS = 10_000
const MOST_MEMORY = 700 * 1024 * 1024
const LOOK_EVERY_MS = 50
/** A process that nobody needs for so long gives its memory back. */
const IDLE_MS = 60_000

const PROGRAM = fileURLToPath(new URL('./decoderprocess.ts', import.meta.url))

let waiting = 0
let last: Promise<unknown> = Promise.resolve()
let idle: ChildProcess | null = null

/**
 * Has a file taken apart in a process of its own, one after another, so that a file made to fill memory or to take for ever costs that
 * process and nobody else. `stuck`: it took too long or too much, and was stopped.
 * @throws DecoderBusy
 */
export async function decode(work: Work): Promise<Answer | 'stuck'> {
  if (waiting >= MOST_WAITING) throw new DecoderBusy('Too many files are waiting to be checked')
  waiting += 1
  const since = performance.now()
  const mine = last.then(() => {
    if (performance.now() - since > LONGEST_WAIT_MS) throw new DecoderBusy('The files before this one took too long')
    return workedOn(work)
  })
  last = mine.catch(() => {})
  return mine.finally(() => {
    waiting -= 1
  })
}

async function workedOn(work: Work): Promise<Answer | 'stuck'> {
  const child = idle ?? begin()
  idle = null
  hold(child)
  const watching = setInterval(() => memoryOf(child) > MOST_MEMORY && child.kill('SIGKILL'), LOOK_EVERY_MS)
  const ending = setTimeout(() => child.kill('SIGKILL'), LONGEST_WORK_MS)
  const answer = await new Promise<Answer | 'stuck'>((done) => {
    child.once('message', (message) => done(Answer.parse(message)))
    child.once('exit', () => done('stuck'))
    child.send(work, (error) => error && done('stuck'))
  })
  clearInterval(watching)
  clearTimeout(ending)
  child.removeAllListeners('message').removeAllListeners('exit')
  if (answer === 'stuck') child.kill('SIGKILL')
  else rest(child)
  return answer
}

/** Without our environment, which holds secrets, and without the right to write a file or to start a program. */
function begin(): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--permission', '--allow-addons', '--allow-fs-read=*', '--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  child.once('spawn', () => giveWay(child))
  return child
}

/** Whoever looks a chip up goes before a picture. */
function giveWay({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // It has ended already.
  }
}

function hold(child: ChildProcess) {
  clearTimeout(resting)
  child.ref()
  child.channel?.ref()
}

let resting: NodeJS.Timeout | undefined

function rest(child: ChildProcess) {
  idle = child
  child.once('exit', () => {
    if (idle === child) idle = null
  })
  child.unref()
  child.channel?.unref()
  resting = setTimeout(() => child.kill(), IDLE_MS).unref()
}

/** In bytes, where the system says so; elsewhere only the time is limited. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096
  } catch {
    return 0
  }
}
