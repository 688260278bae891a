import pg from 'pg'

interface Heard {
  /** One notification of the channel. */
  heard: (payload: string) => void
  /** The connection was lost and is there again: what was said meanwhile is not known. */
  missed: () => void
}

export interface Listening {
  /** Begins to listen, the first time; resolves when nothing that is said from now on is missed. */
  ready(): Promise<void>
  close(): Promise<void>
}

const LONGEST_PAUSE_MS = 5_000

/** Listens on a channel of the database (LISTEN/NOTIFY) on a connection of its own, which is opened when it is first needed and again when it is lost. */
export function listenOn(url: string, channel: string, { heard, missed }: Heard): Listening {
  let client: Promise<pg.Client> | null = null
  let closed = false
  let pauseMs = 100
  let again: NodeJS.Timeout | undefined

  function open(): Promise<pg.Client> {
    const opening = connect().catch((error: unknown) => {
      if (client === opening) client = null
      throw error
    })
    client = opening
    return opening
  }

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      application_name: 'homeward listens',
    })
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.on('end', lost)
    fresh.on('notification', ({ payload = '' }) => heard(payload))
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    pauseMs = 100
    return fresh
  }

  function lost() {
    client = null
    if (closed) return
    clearTimeout(again)
    again = setTimeout(() => open().then(missed, lost), pauseMs)
    again.unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  return {
    ready: async () => void (await (client ?? open())),
    close: async () => {
      closed = true
      clearTimeout(again)
      const last = await client?.catch(() => null)
      await last?.end()
    },
  }
}
