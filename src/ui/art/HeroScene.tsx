import { useId } from 'react'
import classes from './HeroScene.module.css'
import { Cat } from './scene/Cat.tsx'
import { Dog } from './scene/Dog.tsx'
import { Hills } from './scene/Hills.tsx'
import { House } from './scene/House.tsx'
import { Firs, Flowers } from './scene/Plants.tsx'

/** The home page's picture: a dog and a cat on the hill above their house; evening in the dark scheme. */
export function HeroScene({ title }: { title?: string }) {
  const id = useId()
  return (
    <svg className={classes.scene} viewBox="0 0 640 520" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
      <clipPath id={`${id}-frame`}>
        <rect width="640" height="520" rx="44" />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        <Hills sky={`${id}-sky`} />
        <Firs />
        <g transform="translate(496 240) scale(0.98)">
          <House />
        </g>
        <Flowers />
        <ellipse cx="280" cy="470" rx="124" ry="13" fill="#000" opacity="0.14" />
        <ellipse cx="446" cy="472" rx="66" ry="9" fill="#000" opacity="0.14" />
        <g transform="translate(166 182) scale(1.1)">
          <Dog />
        </g>
        <Waves />
        <g transform="translate(386 308) scale(0.98)">
          <Cat />
        </g>
      </g>
    </svg>
  )
}

/** What the chip between the shoulders answers to a reader. */
function Waves() {
  return (
    <g stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none">
      <path d="M332 302a34 34 0 0 1 8 38" opacity="0.95" />
      <path d="M350 288a58 58 0 0 1 12 64" opacity="0.8" />
      <path d="M368 274a82 82 0 0 1 16 90" opacity="0.6" />
    </g>
  )
}
