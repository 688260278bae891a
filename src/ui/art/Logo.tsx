/** The round mark: a dog that looks out of its house. Alone it needs a `title`; beside the name it is decoration. */
export function Logo({ size = 44, title }: { size?: number; title?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
      <circle cx="32" cy="32" r="32" fill="#0f6b56" />
      <path d="M10 33 32 14l22 19" fill="none" stroke="#f9c76b" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <ellipse cx="32" cy="40" rx="13" ry="14" fill="#e59a52" />
    </svg>
  )
}
