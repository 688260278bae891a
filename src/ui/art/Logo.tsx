import { useId } from 'react'

/** The round mark: a dog under its own roof. Alone it needs a `title`; beside the name it is decoration. */
export function Logo({ size = 44, title }: { size?: number; title?: string }) {
  const clip = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="32" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill="#0f6b56" />
        <path d="M13 31 32 15.500 51 31v33H13z" fill="#14806a" />
        <path d="M16 66c0-10 7-15 16-15s16 5 16 15z" fill="#e59a52" />
        <path d="M27 66c0-8 2-12 5-12s5 4 5 12z" fill="#fdf0df" />
        <path d="M22.500 52.500c4 4.500 15 4.500 19 0" stroke="#c4471f" strokeWidth="4" strokeLinecap="round" fill="none" />
        <circle cx="32" cy="57.500" r="3.200" fill="#f9c76b" />
        <path
          d="M32 21c9 0 14.500 5.500 14.500 14 0 10-6 17.500-14.500 17.500S17.500 45 17.500 35c0-8.500 5.500-14 14.500-14z"
          fill="#e59a52"
        />
        <path
          d="M32 21.500c2.500 0 3.200 5 4 9.500 1 5 6 6 6 12.500 0 5.500-4.500 9-10 9s-10-3.500-10-9c0-6.500 5-7.500 6-12.500.8-4.500 1.500-9.500 4-9.500z"
          fill="#fdf0df"
        />
        <path
          d="M20.500 24.500c-5-2-9 3.500-9 12 0 6.500 2.500 11 5.500 10.500 3.500-.5 4-6.500 4-12 0-4.500.5-8-.5-10.500zM43.500 24.500c5-2 9 3.500 9 12 0 6.500-2.500 11-5.500 10.500-3.500-.5-4-6.500-4-12 0-4.500-.5-8 .5-10.500z"
          fill="#a95f2b"
        />
        <circle cx="26" cy="36" r="2.400" fill="#2b2422" />
        <circle cx="38" cy="36" r="2.400" fill="#2b2422" />
        <path d="M28.500 40.500c0-2.300 7-2.300 7 0 0 2.200-2.300 3.900-3.500 3.900s-3.500-1.700-3.500-3.900z" fill="#2b2422" />
        <path
          d="M32 44.500v1.500m0 0c-.9 2.300-4 2.300-5 .3m5-.3c.9 2.300 4 2.300 5 .3"
          stroke="#2b2422"
          strokeWidth="1.300"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M43.5 11.500H49V28l-5.500-5z" fill="#f9c76b" />
        <path d="M9 32 32 12.500 55 32" stroke="#f9c76b" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </g>
    </svg>
  )
}
