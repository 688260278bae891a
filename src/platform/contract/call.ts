import type * as z from 'zod'
import type { Clause } from '#platform/law/clause.ts'
import type { FlagCode } from '#src/flags.ts'

/** The profile types a person may hold, as the specification spells them. */
export const PROFILE_TYPES = ['Customer', 'Implanter', 'Breeder', 'Welfare', 'Student', 'Trainer', 'TT-Customer'] as const
export type ProfileType = (typeof PROFILE_TYPES)[number]

/** Staff are the operator's own people; they never register through the site. */
export const ROLES = [...PROFILE_TYPES, 'Staff'] as const
export type Role = (typeof ROLES)[number]

/** Who may ask: `guest` = only while signed out, `anyone`, `signed-in`, or holders of one of these roles. */
export type Who = 'anyone' | 'guest' | 'signed-in' | readonly Role[]

/** What a member of an organisation may do there, from the least to the most; each may do what the ones before it may. */
export const MEMBER_ROLES = ['readOnly', 'teamMember', 'manager', 'owner'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** The profile types of accounts that others can work for. */
export const ORGANISATIONS = ['Welfare', 'Breeder', 'Implanter'] as const satisfies readonly ProfileType[]

/** What the organisation is, and what a keeper may do: members work by these. What we checked of one person isn’t lent. */
export const LENT_ROLES = [...ORGANISATIONS, 'Customer'] as const satisfies readonly ProfileType[]

/**
 * What a call asks of a member who works as an organisation: a role there; `qualified`: a role of the team, and that we’ve verified them as
 * an implanter; `self`: it concerns the member themselves, whoever they work for; `never`: it’s for the organisation’s own sign-in alone.
 */
export type MemberAccess = MemberRole | 'qualified' | 'self' | 'never'

/** Whether a member’s role goes as far as what a call asks of them. */
export function reaches(role: MemberRole, acting: MemberAccess): boolean {
  if (acting === 'self') return true
  return acting !== 'never' && MEMBER_ROLES.indexOf(role) >= MEMBER_ROLES.indexOf(roleFor(acting))
}

/** The role of which a call asks at the least. */
export const roleFor = (acting: MemberRole | 'qualified'): MemberRole => (acting === 'qualified' ? 'teamMember' : acting)

/** What a call may refuse to do, each a stable code with its HTTP status, the sentence the person reads, and the clause of the law, where it is one. */
export type Refusals = Record<
  string,
  readonly [status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503, words: string, clause?: Clause | null]
>

/** How often one caller (account, or address while signed out) may ask before 429. */
export interface Limit {
  times: number
  seconds: number
}

/** One entry of the contract: what may be asked, by whom, and with what words it is answered. */
export interface Call<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Asker extends Who = Who,
  Refuses extends Refusals = Refusals,
> {
  name: Name
  method: 'GET' | 'POST' | 'DELETE'
  /** Where the address begins: everybody's calls, or those of Staff. */
  base: typeof BASE_PATH | typeof STAFF_PATH
  /** The rest of the address: the wire name of the specification, misspellings included; of a call of Staff a noun and a verb. */
  path: string
  summary: string
  who: Asker
  /** What a member of an organisation needs to ask as it: to read, nothing more; to change, a role of the team, unless the call says more. */
  acting: MemberAccess
  input: Input
  output: Output
  /** The message of a 200 answer. */
  says: string
  refuses: Refuses
  /** `file`: the body is multipart with one file beside the input's fields. */
  takes: 'json' | 'file'
  /** `pdf` and `download` answer with the document itself instead of the envelope. */
  gives: 'json' | 'pdf' | 'download'
  /** A call that only reads runs without a transaction and may be answered by a replica. */
  reads: boolean
  /** A lookup: it has connections that nothing else uses, so that it is answered however busy the rest of the register is. */
  alwaysAnswered: boolean
  limit: Limit
  /** Goes on while the disk is nearly full: registering, looking up, and what these need. */
  vital: boolean
  /** False where the answer holds a secret that we keep nowhere else: an idempotency key is then of no use. */
  keepsAnswer: boolean
  /** The feature flag without which it is refused with 404 `switchedOff`. */
  flag?: FlagCode
  /** Seconds for which an answer can be shown again without asking; 0 where it must be asked for every time. */
  cacheFor: number
  /** What the answer tells of, as a feature's `topics.ts` names it: a page asks again when one of these has changed. */
  topics?: readonly string[]
}

type Spec<Input extends z.ZodObject, Output extends z.ZodType, Asker extends Who, Refuses extends Refusals> = Omit<
  Call<string, Input, Output, Asker, Refuses>,
  'name' | 'path' | Usual
> &
  Partial<Pick<Call, 'path' | Usual>>

/** What most calls have alike. */
type Usual = 'acting' | 'base' | 'takes' | 'gives' | 'reads' | 'alwaysAnswered' | 'limit' | 'vital' | 'keepsAnswer' | 'cacheFor'

const USUAL_LIMIT: Limit = { times: 300, seconds: 60 }

/** Declares one call. `path` is given only where the wire name differs from the good name. */
export function call<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Asker extends Who,
  const Refuses extends Refusals,
>(name: Name, spec: Spec<Input, Output, Asker, Refuses>): Call<Name, Input, Output, Asker, Refuses> {
  const { reads = spec.method === 'GET' } = spec
  const usual = {
    acting: reads ? 'readOnly' : 'teamMember',
    base: BASE_PATH,
    takes: 'json',
    gives: 'json',
    reads,
    alwaysAnswered: false,
    limit: USUAL_LIMIT,
    vital: false,
    keepsAnswer: true,
    cacheFor: 0,
  } as const
  return { name, path: name, ...usual, ...spec }
}

export const BASE_PATH = '/api/v1/user/'
export const STAFF_PATH = '/api/v1/staff/'

/** Where a call is asked. */
export const addressOf = ({ base, path }: Pick<Call, 'base' | 'path'>) => base + path

/** What the browser sends (before defaults), what the handler receives, what it returns, what the browser receives. */
export type CallInput<C extends Call> = z.input<C['input']>
export type InputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.input<C['output']>
export type AnswerOf<C extends Call> = z.output<C['output']>
export type RefusalOf<C extends Call> = keyof C['refuses'] & string
