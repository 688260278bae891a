/** What a sandbox key is told about these numbers, whatever the register knows. Any other number is one that nobody has registered. */
export const SANDBOX_NUMBERS = {
  '985000000000011': 'free',
  '985000000000012': 'yours',
  '985000000000013': 'registeredHere',
  '985000000000014': 'missing',
  '985000000000015': 'registeredElsewhere',
} as const

export type SandboxChip = (typeof SANDBOX_NUMBERS)[keyof typeof SANDBOX_NUMBERS]

/** The registration that the sandbox says it has made. */
export const SANDBOX_REGISTRATION = '00000000-0000-4000-8000-000000000011'

const known = new Map<string, SandboxChip>(Object.entries(SANDBOX_NUMBERS))

export const sandboxChip = (chipNumber: string): SandboxChip => known.get(chipNumber) ?? 'free'
