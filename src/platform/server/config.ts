import path from 'node:path'
import * as z from 'zod'
import type { Elsewhere } from '#platform/web/elsewhere.ts'
import { CHEAP, STRONG } from './passwords.ts'

const port = z.coerce.number('must be a port number').int().min(0).max(65_535)
const url = z.url('must be a web address like https://example.org')
/** How many proxies of ours stand in front; `true` is one. */
const proxies = z.union(
  [z.stringbool().transform(Number), z.coerce.number().int().min(0).max(9)],
  'must be true or false, or how many proxies',
)
const key = z.string().min(1, 'must not be empty')

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: key.optional(),
  /** `live` draws the pages from their source, which follow every change. */
  PAGES: z.enum(['built', 'live']).default('built'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: key.default('./data'),
  /** Whether an empty register in development begins with a year of the demo people's doings. */
  DEMO_YEAR: z.stringbool('must be true or false').default(true),
  DATABASE_URL: z.string().startsWith('postgres', 'must begin with postgresql://').optional(),
  DATABASE_OWNER_URL: z.string().startsWith('postgres', 'must begin with postgresql://').optional(),
  DATABASE_REPLICA_URL: z.string().startsWith('postgres', 'must begin with postgresql://').optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(1).max(500).default(20),
  DATABASE_LOOKUP_POOL: z.coerce.number('must be a number').int().min(1).max(500).default(6),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  LOOKUPS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(30),
  SMTP_URL: z.string().startsWith('smtp', 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: key.default('Homeward <register@homeward.example>'),
  SMS_URL: url.optional(),
  SMS_KEY: key.optional(),
  SMS_FROM: key.default('Homeward'),
  BOUNCE_KEY: key.optional(),
  POST_URL: url.optional(),
  POST_KEY: key.optional(),
  MAP_STYLE_URL: url.optional(),
  MAP_HOSTS: z
    .string()
    .regex(/^(https:\/\/[\w.*-]+(:\d+)?( |$))*$/, 'must be web addresses like https://tiles.example.org with a space between')
    .optional(),
  MAPS_URL: url.optional(),
  MAPS_KEY: key.optional(),
  POSTCODES_URL: z.string().includes('{postcode}', { error: 'must contain {postcode}' }).optional(),
  POSTCODES_KEY: key.optional(),
  CAPTCHA_URL: url.optional(),
  CAPTCHA_SECRET: key.optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: key.optional(),
  S3_REGION: key.default('auto'),
  S3_ACCESS_KEY: key.optional(),
  S3_SECRET_KEY: key.optional(),
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_PUBLISHABLE_KEY: key.optional(),
  STRIPE_WEBHOOK_SECRET: key.optional(),
  TAILTAG_STRIPE_SECRET_KEY: key.optional(),
  TAILTAG_STRIPE_PUBLISHABLE_KEY: key.optional(),
  TAILTAG_STRIPE_WEBHOOK_SECRET: key.optional(),
  COMPANY_NAME: key.optional(),
  COMPANY_ADDRESS: key.optional(),
  COMPANY_NUMBER: z
    .string()
    .regex(/^([A-Z]{2}|\d{2})\d{6}$/, 'must be the eight characters under which Companies House lists the company')
    .optional(),
  ICO_NUMBER: z
    .string()
    .regex(
      /^Z[A-Z0-9]\d{6}$/,
      'must be Z and seven more characters, as on the register of fee payers of the Information Commissioner’s Office',
    )
    .optional(),
  HELP_URL: url.optional(),
  FACEBOOK_URL: url.optional(),
  INSTAGRAM_URL: url.optional(),
  YOUTUBE_URL: url.optional(),
  VAT_NUMBER: z
    .string()
    .regex(/^(GB\s?(\d\s?){9}|none)$/, 'must be GB and nine digits, or none')
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
  DISK_FILES_MB: z.coerce.number('must be a number').min(0).default(1024),
  DISK_WRITES_MB: z.coerce.number('must be a number').min(0).default(256),
  BACKUPS_KEPT: z.coerce.number('must be a number').int().min(1).max(3650).default(14),
  REGISTERS_KEY: key.optional(),
  METRICS_KEY: key.optional(),
  STAFF_EMAIL: key.optional(),
  INSURER_NAME: key.optional(),
  INSURER_FRN: z
    .string()
    .regex(/^\d{6,7}$/, 'must be the six or seven digits under which the Financial Conduct Authority lists the insurer')
    .optional(),
  INSURER_STATUS: key.optional(),
  INSURER_URL: url.optional(),
  INSURER_KEY: key.optional(),
  INSURER_WEBHOOK_KEY: key.optional(),
})

/** Who runs the register in development: a company that nobody takes for real. */
export const EXAMPLE_COMPANY = {
  COMPANY_NAME: 'Homeward Example Ltd',
  COMPANY_ADDRESS: '1 Example Street, Exampleton, ZZ1 1ZZ',
  COMPANY_NUMBER: '00000000 (an example)',
  ICO_NUMBER: 'Z0000000 (an example)',
  VAT_NUMBER: 'GB 000 0000 00 (an example)',
  HELP_URL: 'https://help.homeward.example',
  FACEBOOK_URL: 'https://homeward.example/facebook',
  INSTAGRAM_URL: 'https://homeward.example/instagram',
  YOUTUBE_URL: 'https://homeward.example/youtube',
}
/** What only the operator knows, and why production doesn't start without it. */
const OPERATOR = {
  PUBLIC_URL: 'links in messages use it',
  COMPANY_NAME: 'the law wants everyone to know who runs the register',
  COMPANY_ADDRESS: 'people must be able to write to you',
  COMPANY_NUMBER: 'a company says its number on its site',
  ICO_NUMBER: 'the privacy policy names it',
  VAT_NUMBER: 'prices and invoices depend on it (none, if you aren’t registered for VAT)',
  HELP_URL: 'Support and Help lead there',
}

/** Whose cover is shown in development: an insurer that nobody takes for real. */
const EXAMPLE_INSURER = { name: 'Example Pet Insurance', frn: '000000', status: '', isExample: true }

/** What guessing and scraping must cost; no variable can lower it. */
const COSTS = { passwordCost: STRONG, captchaCost: 1000 }
const TEST_COSTS = { passwordCost: CHEAP, captchaCost: 1 }

/** How often chance asks for a second look at a practical; no variable can lower it, and a test says it itself. */
const SECOND_LOOKS = 0.1

/** How long a call waits for a connection to the database. A test asks what the answer is, however busy its machine. */
const CONNECT_WITHIN_MS = 2_000
const TEST_CONNECT_WITHIN_MS = 15_000

/** Variables that are only of use together. */
const TOGETHER = [
  ['SMS_URL', 'SMS_KEY'],
  ['POST_URL', 'POST_KEY'],
  ['MAPS_URL', 'MAPS_KEY'],
  ['POSTCODES_URL', 'POSTCODES_KEY'],
  ['CAPTCHA_URL', 'CAPTCHA_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['INSURER_NAME', 'INSURER_FRN', 'INSURER_STATUS', 'INSURER_URL', 'INSURER_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TAILTAG_STRIPE_SECRET_KEY', 'TAILTAG_STRIPE_PUBLISHABLE_KEY', 'TAILTAG_STRIPE_WEBHOOK_SECRET'],
] as const

export type Config = ReturnType<typeof readConfig>

/** Reads the settings from the environment. Throws one error that names every variable that is wrong, and why. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = Environment.safeParse(given)
  const wrong = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  for (const group of TOGETHER) {
    const present = group.filter((name) => given[name])
    const absent = group.filter((name) => !given[name])
    if (present.length > 0 && absent.length > 0)
      wrong.push(`${absent.join(' and ')} must be set as well, because ${present.join(' and ')} is`)
  }
  const unknown = given['NODE_ENV'] === 'production' ? Object.entries(OPERATOR).filter(([name]) => !given[name]) : []
  wrong.push(...unknown.map(([name, why]) => `${name} must be set in production, because ${why}`))
  if (given['DATABASE_OWNER_URL'] && !given['DATABASE_URL']) wrong.push('DATABASE_URL must be set as well, because DATABASE_OWNER_URL is')
  if (!read.success || wrong.length > 0) throw new Error(`The settings need attention:\n${wrong.map((line) => `  - ${line}`).join('\n')}`)

  const env = read.data
  return {
    ...env,
    ...companyOf(env),
    insurer: insurerOf(env),
    development: env.NODE_ENV !== 'production',
    ...(env.NODE_ENV === 'test' ? TEST_COSTS : COSTS),
    secondLooks: env.NODE_ENV === 'test' ? 0 : SECOND_LOOKS,
    connectWithinMs: env.NODE_ENV === 'test' ? TEST_CONNECT_WITHIN_MS : CONNECT_WITHIN_MS,
    // The demo people's passwords are public: only this machine reaches them, unless somebody says otherwise.
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(env.DATA_DIR),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  }
}

/** Who runs the register and sells: the example only where production didn't have to be told. `none` leaves VAT away. */
function companyOf({ VAT_NUMBER = EXAMPLE_COMPANY.VAT_NUMBER, ...env }: z.output<typeof Environment>) {
  return {
    COMPANY_NAME: env.COMPANY_NAME ?? EXAMPLE_COMPANY.COMPANY_NAME,
    COMPANY_ADDRESS: env.COMPANY_ADDRESS ?? EXAMPLE_COMPANY.COMPANY_ADDRESS,
    COMPANY_NUMBER: env.COMPANY_NUMBER ?? EXAMPLE_COMPANY.COMPANY_NUMBER,
    ICO_NUMBER: env.ICO_NUMBER ?? EXAMPLE_COMPANY.ICO_NUMBER,
    VAT_NUMBER: VAT_NUMBER === 'none' ? undefined : VAT_NUMBER,
    elsewhere: { help: env.HELP_URL ?? EXAMPLE_COMPANY.HELP_URL, social: socialOf(env) },
  }
}

function socialOf({ NODE_ENV, FACEBOOK_URL, INSTAGRAM_URL, YOUTUBE_URL }: z.output<typeof Environment>): Elsewhere['social'] {
  const example = NODE_ENV === 'production' ? undefined : EXAMPLE_COMPANY
  const all = [
    { name: 'Facebook', url: FACEBOOK_URL ?? example?.FACEBOOK_URL },
    { name: 'Instagram', url: INSTAGRAM_URL ?? example?.INSTAGRAM_URL },
    { name: 'YouTube', url: YOUTUBE_URL ?? example?.YOUTUBE_URL },
  ] as const
  return all.flatMap(({ name, url }) => (url ? [{ name, url }] : []))
}

/** The insurer whose cover is offered; null in production where none is set, so that nothing is sold for an insurer that nobody authorised. */
function insurerOf({ NODE_ENV, INSURER_NAME, INSURER_FRN, INSURER_STATUS }: z.output<typeof Environment>) {
  if (INSURER_NAME && INSURER_FRN && INSURER_STATUS)
    return { name: INSURER_NAME, frn: INSURER_FRN, status: INSURER_STATUS, isExample: false }
  return NODE_ENV === 'production' ? null : EXAMPLE_INSURER
}
