import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { Box } from '#ui/Box.tsx'
import { Money } from '#ui/Money.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { getProducts } from '../contract.ts'
import { ProductPicture } from './ProductPicture.tsx'
import classes from './ProductTile.module.css'
import { Stars } from './Stars.tsx'

type Card = AnswerOf<typeof getProducts>['items'][number]

/** A product in a list. */
export function ProductTile({ product, level = 2 }: { product: Card; level?: 2 | 3 }) {
  const { name, summary, from, hasPrices, inStock, rating, reviews, picture, link } = product
  const Heading = `h${level}` as const
  return (
    <article className={classes.tile}>
      <ProductPicture picture={picture} size="small" />
      <div className={classes.words}>
        <Box component={Heading} fz="md" lh={1.35} ff="text" m={0}>
          <Link className={classes.name} to={link}>
            {name}
          </Link>
        </Box>
        <Box component="p" c="dimmed" fz="sm" m={0}>
          {summary}
        </Box>
      </div>
      <div className={classes.foot}>
        <Box component="p" fw={700} m={0}>
          {hasPrices && (
            <Box component="span" fw={400}>
              from{' '}
            </Box>
          )}
          <Money pence={from.pence} />
        </Box>
        {!inStock && <StatusTag tone="quiet">Sold out</StatusTag>}
        {inStock && rating !== null && <Stars rating={rating} reviews={reviews} />}
      </div>
    </article>
  )
}
