/** The home page's picture. */
export function HeroScene({ title }: { title?: string }) {
  return (
    <svg viewBox="0 0 560 455" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
      <rect width="560" height="455" rx="40" fill="#c3e5dc" />
    </svg>
  )
}
