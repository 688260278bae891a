import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Who PostgreSQL runs as, since it refuses to run as root: the owner of its files, and the words that put it there. */
export interface Account {
  uid: number
  gid: number
  prefix: string[]
  /** True when root has handed over to another user, who may not be able to reach root's private folders. */
  handed: boolean
}

const NOBODY = 65534

/**
 * Chooses the account for a server whose home is `folder`.
 * A normal user runs it directly. Root keeps the files and is mapped to another user inside a user namespace; where
 * namespaces are refused, or the files already belong to somebody, root hands over to the files' owner.
 */
export function accountFor(folder: string): Account {
  const { uid, gid } = statSync(folder)
  const self = process.getuid?.() ?? uid
  if (self !== 0) return ownOrRefuse(folder, uid, gid, self)

  if (uid !== 0) return handedTo(uid, gid)
  if (runs([...MAPPED, 'true'])) return { uid, gid, prefix: MAPPED, handed: false }

  const account = handedTo(NOBODY, NOBODY)
  spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder])
  return account
}

const MAPPED = ['unshare', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

function ownOrRefuse(folder: string, uid: number, gid: number, self: number): Account {
  if (uid !== self) throw new Error(`${folder} belongs to another user. Start Homeward as that user, or give another DATA_DIR.`)
  return { uid, gid, prefix: [], handed: false }
}

/** The capability lets that user reach a data folder that stands below root's private home. */
function handedTo(uid: number, gid: number): Account {
  const to = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  if (runs([...to, 'true'])) return { uid, gid, prefix: to, handed: true }
  throw new Error('PostgreSQL cannot run as root on this machine. Start Homeward as a normal user, or set DATABASE_URL.')
}

function runs([program = '', ...args]: string[]) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
