/** A drawn portrait for a pet without a photo. */
export function PetAvatar({ size = 64, title }: { species: string; colour?: string | null; seed?: string; size?: number; title?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
      <circle cx="48" cy="48" r="48" fill="#d2ece2" />
    </svg>
  )
}
