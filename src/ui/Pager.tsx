import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { countText } from '#platform/text/counttext.ts'
import { Box, Group } from './Box.tsx'
import classes from './Pager.module.css'

/** Number counts from 1; `size` rows a page, `total` rows in all. */
export type PageOfRows = { number: number; size: number; total: number }

type PagerProps = { page: PageOfRows; onPage: (number: number) => void /** What is paged: "Orders". */; label: string }

/** Which rows are seen, and the way to the others. */
export function Pager({ page, onPage, label }: PagerProps) {
  const last = Math.max(1, Math.ceil(page.total / page.size))
  const from = page.total === 0 ? 0 : (page.number - 1) * page.size + 1
  const to = Math.min(page.number * page.size, page.total)
  return (
    <Group component="nav" gap="0.75rem" justify="space-between" pt="1rem" aria-label={`Pages of ${label}`}>
      <Box component="p" c="dimmed" fz="sm" m={0} style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
        {countText(from)}–{countText(to)} of {countText(page.total)}
      </Box>
      {last > 1 && (
        <ul className={classes.pages}>
          <li>
            <button type="button" aria-label="Previous page" disabled={page.number === 1} onClick={() => onPage(page.number - 1)}>
              <IconChevronLeft size={18} aria-hidden="true" />
            </button>
          </li>
          {pagesToShow(page.number, last).map((number, index, shown) => (
            <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}>
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page.number ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {countText(number)}
              </button>
            </li>
          ))}
          <li>
            <button type="button" aria-label="Next page" disabled={page.number === last} onClick={() => onPage(page.number + 1)}>
              <IconChevronRight size={18} aria-hidden="true" />
            </button>
          </li>
        </ul>
      )}
      {last > MANY && <GoToPage key={page.number} last={last} onPage={onPage} />}
    </Group>
  )
}

const MANY = 7

/** Far away in a long list nobody wants to press "Next page" forty times. */
function GoToPage({ last, onPage }: { last: number; onPage: (number: number) => void }) {
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('page'))
    if (Number.isInteger(wanted) && wanted > 0) onPage(Math.min(wanted, last))
  }
  return (
    <form className={classes.goTo} onSubmit={go}>
      <label>
        Go to page
        <input name="page" type="text" inputMode="numeric" autoComplete="off" required maxLength={6} />
      </label>
      <button type="submit">Go</button>
    </form>
  )
}

/** The first, the last, and this page with its neighbours. */
function pagesToShow(number: number, last: number) {
  const wanted = [1, number - 1, number, number + 1, last].filter((page) => page >= 1 && page <= last)
  return [...new Set(wanted)]
}
