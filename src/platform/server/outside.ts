import path from 'node:path'
import { altcha } from '#adapters/captcha/altcha.ts'
import { siteverify } from '#adapters/captcha/siteverify.ts'
import type { CardAccount, Cards } from '#adapters/cards/cards.ts'
import { noCards } from '#adapters/cards/off.ts'
import { stripeCards } from '#adapters/cards/stripe.ts'
import { httpDatabases } from '#adapters/databases/http.ts'
import { estimatedDistance } from '#adapters/distance/estimate.ts'
import { mapsDistance } from '#adapters/distance/maps.ts'
import { outboxEmail } from '#adapters/email/outbox.ts'
import { smtpEmail } from '#adapters/email/smtp.ts'
import { diskFiles } from '#adapters/files/disk.ts'
import { s3Files } from '#adapters/files/s3.ts'
import { exampleInsurer } from '#adapters/insurer/example.ts'
import { httpInsurer } from '#adapters/insurer/http.ts'
import { httpPost } from '#adapters/post/http.ts'
import { outboxPost } from '#adapters/post/outbox.ts'
import { httpPostcodes } from '#adapters/postcodes/http.ts'
import { placePostcodes } from '#adapters/postcodes/places.ts'
import { httpSms } from '#adapters/sms/http.ts'
import { outboxSms } from '#adapters/sms/outbox.ts'
import { backupKey } from '#platform/backup/key.ts'
import { takeBackup } from '#platform/backup/take.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Message } from '#platform/jobs/message.ts'
import { cardKeys, SANDBOX_KEYS } from './cardkeys.ts'
import { codes } from './codes.ts'
import type { Config } from './config.ts'
import { watchDisk } from './disk.ts'
import { type Keys, readKeys } from './keys.ts'
import { limiter } from './limiter.ts'
import type { Live } from './live.ts'
import { passwords } from './passwords.ts'
import type { Services } from './services.ts'
import { signer } from './signer.ts'
import { tokens } from './tokens.ts'
import { vault } from './vault.ts'

interface Kept {
  db: Db
  /** Where solved captchas are remembered: a lookup may need one, and waits for nothing else. */
  captchaDb: Db
}

/**
 * The outside world, the server's own keys, and who is connected (`live`), as calls see them. `sandbox` is where the embedded sandbox of the
 * card provider is asked, where there is one; `url` is the database's address.
 */
export function servicesOf(config: Config, kept: Kept, clock: Clock, live: Live, url: string, sandbox: string | null = null): Services {
  const keys = readKeys(config.dataDir)
  // Made at the first start, so that it is kept elsewhere before the first backup needs it.
  backupKey(config)
  const all = outside(config, kept, clock, keys)
  return {
    config,
    limiter: limiter(),
    passwords: passwords(config.passwordCost),
    signer: signer(keys.signing),
    codes: codes(keys.secret),
    tokens: tokens(keys.session),
    vault: vault(keys.secret),
    live,
    alarm: (message) => void process.stderr.write(`${message}\n`),
    cards: cardsOf(config, sandbox),
    disk: watchDisk(config.dataDir, { files: config.DISK_FILES_MB, writes: config.DISK_WRITES_MB }),
    backup: () => takeBackup({ url, config, files: all.files }),
    ...all,
  }
}

type Outside = Pick<Services, 'captcha' | 'databases' | 'distance' | 'email' | 'files' | 'insurer' | 'post' | 'postcodes' | 'sms'>

/** For each need the vendor whose key is set, else its embedded sandbox. */
function outside(config: Config, { db, captchaDb }: Kept, clock: Clock, keys: Keys): Outside {
  const { SMTP_URL, SMS_URL, SMS_KEY, POST_URL, POST_KEY, POSTCODES_URL, POSTCODES_KEY, CAPTCHA_URL, CAPTCHA_SECRET } = config
  const { MAPS_URL, MAPS_KEY, INSURER_URL, INSURER_KEY } = config
  return {
    email: SMTP_URL
      ? smtpEmail({ url: SMTP_URL, from: config.MAIL_FROM })
      : outboxEmail(({ id, to, subject, text, html }) => keep(db, clock, { id, channel: 'email', recipient: to, subject, text, html })),
    sms:
      SMS_URL && SMS_KEY
        ? httpSms({ url: SMS_URL, key: SMS_KEY, from: config.SMS_FROM })
        : outboxSms(({ id, to, text }) => keep(db, clock, { id, channel: 'sms', recipient: to, subject: null, text, html: null })),
    post:
      POST_URL && POST_KEY
        ? httpPost({ url: POST_URL, key: POST_KEY })
        : outboxPost(({ id, to, subject, text }) => keep(db, clock, { id, channel: 'post', recipient: to, subject, text, html: null })),
    postcodes: POSTCODES_URL && POSTCODES_KEY ? httpPostcodes({ url: POSTCODES_URL, key: POSTCODES_KEY }) : placePostcodes(),
    distance: MAPS_URL && MAPS_KEY ? mapsDistance({ url: MAPS_URL, key: MAPS_KEY }) : estimatedDistance,
    insurer: INSURER_URL && INSURER_KEY ? httpInsurer({ url: INSURER_URL, key: INSURER_KEY, now: clock.now }) : exampleInsurer(clock),
    captcha:
      CAPTCHA_URL && CAPTCHA_SECRET
        ? siteverify({ url: CAPTCHA_URL, secret: CAPTCHA_SECRET })
        : altcha({ key: keys.secret.toString('hex'), used: usedCaptchas(captchaDb), cost: config.captchaCost }),
    databases: httpDatabases({ now: clock.now }),
    files: chooseFiles(config),
  }
}

/** Somebody waits for the answer. What is not known by then is asked again, which is safe. */
const PATIENCE_MS = 8_000

/** For each account the provider whose keys are set, else the sandbox; where there is neither, nobody can pay. */
function cardsOf(config: Config, sandbox: string | null): Record<CardAccount, Cards> {
  const of = (account: CardAccount) => {
    const keys = cardKeys(config, account)
    if (keys) return stripeCards({ ...keys, timeoutMs: PATIENCE_MS })
    return sandbox ? stripeCards({ ...SANDBOX_KEYS[account], baseUrl: sandbox, timeoutMs: PATIENCE_MS }) : noCards()
  }
  return { main: of('main'), tailTag: of('tailTag') }
}

/** Where uploads and backups are kept. */
export function chooseFiles({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, dataDir }: Config) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return diskFiles(path.join(dataDir, 'files'))
  return s3Files({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  })
}

interface Letter {
  id: string
  channel: Message['channel']
  recipient: string
  subject: string | null
  text: string
  html: string | null
}

async function keep(db: Db, clock: Clock, message: Letter) {
  await db
    .insertInto('outboxMessage')
    .values({ ...message, at: clock.now() })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

function usedCaptchas(db: Db) {
  return {
    claim: async (id: string, until: Date) => {
      const claimed = await db
        .insertInto('usedCaptcha')
        .values({ id, until })
        .onConflict((same) => same.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined
    },
  }
}
