import { useId } from 'react'

/** The round mark: a dog under its own roof. Alone it needs a `title`; beside the name it is decoration. */
export function Logo({ size = 44, title }: { size?: number; title?: string }) {
  const clip = useId()
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={{ flexShrink: 0 }}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill="#0f6b56" />
        <path d="M13 31 32 15.5 51 31v33H13z" fill="#14806a" />
        <path d="M16 66c0-10 7-15 16-15s16 5 16 15z" fill="#e59a52" />
        <path d="M27 66c0-8 2-12 5-12s5 4 5 12z" fill="#fdf0df" />
        <path d="M22.5 52.5c4 4.5 15 4.5 19 0" stroke="#c4471f" strokeWidth="4" strokeLinecap="round" fill="none" />
        <circle cx="32" cy="57.5" r="3.2" fill="#f9c76b" />
        <path d="M32 21c9 0 14.5 5.5 14.5 14 0 10-6 17.5-14.5 17.5S17.5 45 17.5 35c0-8.5 5.5-14 14.5-14z" fill="#e59a52" />
        <path
          d="M32 21.5c2.5 0 3.2 5 4 9.5 1 5 6 6 6 12.5 0 5.5-4.5 9-10 9s-10-3.5-10-9c0-6.5 5-7.5 6-12.5.8-4.5 1.5-9.5 4-9.5z"
          fill="#fdf0df"
        />
        <path
          d="M20.5 24.5c-5-2-9 3.5-9 12 0 6.5 2.5 11 5.5 10.5 3.5-.5 4-6.5 4-12 0-4.5.5-8-.5-10.5zM43.5 24.5c5-2 9 3.5 9 12 0 6.5-2.5 11-5.5 10.5-3.5-.5-4-6.5-4-12 0-4.5-.5-8 .5-10.5z"
          fill="#a95f2b"
        />
        <circle cx="26" cy="36" r="2.4" fill="#2b2422" />
        <circle cx="38" cy="36" r="2.4" fill="#2b2422" />
        <circle cx="26.8" cy="35.2" r="0.8" fill="#fff" />
        <circle cx="38.8" cy="35.2" r="0.8" fill="#fff" />
        <path d="M28.5 40.5c0-2.3 7-2.3 7 0 0 2.2-2.3 3.9-3.5 3.9s-3.5-1.7-3.5-3.9z" fill="#2b2422" />
        <path
          d="M32 44.5v1.5m0 0c-.9 2.3-4 2.3-5 .3m5-.3c.9 2.3 4 2.3 5 .3"
          stroke="#2b2422"
          strokeWidth="1.3"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M43.5 11.5H49V28l-5.5-5z" fill="#f9c76b" />
        <path d="M9 32 32 12.5 55 32" stroke="#f9c76b" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </g>
    </svg>
  )
}
