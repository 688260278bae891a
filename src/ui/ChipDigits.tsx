import { Box } from './Box.tsx'
import classes from './ChipDigits.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A microchip number in readable groups. The gaps are drawn, not typed: copied, it is one number. */
export function ChipDigits({ number }: { number: string }) {
  return (
    <span className={classes.number}>
      {groupsOf(number).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}

/** The end of a number, which is enough to tell brothers and sisters apart: “…990 011”. */
export function LastDigits({ number }: { number: string }) {
  return (
    <Box component="span" c="dimmed" fz="sm">
      <VisuallyHidden>Microchip number ending in </VisuallyHidden>
      <span aria-hidden="true">…</span>
      <ChipDigits number={number.slice(-6)} />
    </Box>
  )
}

/** The same groups as everywhere else: threes, and 2-4-4 for the 10 characters of older chips. */
function groupsOf(number: string) {
  if (number.length === 10) return [number.slice(0, 2), number.slice(2, 6), number.slice(6)]
  return number.match(/.{1,3}/g) ?? []
}
