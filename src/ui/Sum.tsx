import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from './Money.tsx'
import classes from './Sum.module.css'

interface SumProps {
  lines: readonly { words: string; pence: number }[]
  /** What the total is called. */
  label: string
  pence: number
  /** Under the total: the VAT in it, and what is to be known. */
  children: ReactNode
}

/** What is bought, line by line, and what it comes to. Pence include VAT. */
export function Sum({ lines, label, pence, children }: SumProps) {
  return (
    <>
      {lines.length > 0 && (
        <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {lines.map(({ words, pence: each }, index) => (
            <li className={classes.line} key={index}>
              <span>{words}</span>
              <Money pence={each} exact />
            </li>
          ))}
        </Box>
      )}
      <p className={classes.total}>
        <span>{label}</span>
        <Money pence={pence} exact />
      </p>
      <Box component="p" c="dimmed" m="0.25rem 0 0">
        {children}
      </Box>
    </>
  )
}
