/** The sexes as a short list offers them. */
export const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'unknown', label: 'Not known' },
] as const
