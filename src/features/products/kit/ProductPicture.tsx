import { useEffect, useRef, useState } from 'react'
import type { ProductDetail } from './product.ts'

interface ProductPictureProps {
  picture: ProductDetail['picture']
  size: 'small' | 'large'
  /** What it shows, for who cannot see it; empty where its name stands beside it. */
  alt?: string
}

const EDGES = { small: 360, large: 900 } as const

/** The picture of a product, in the best format that the browser knows. A small one is fetched when it is almost in sight: a phone asks for few at first. */
export function ProductPicture({ picture, size, alt = '' }: ProductPictureProps) {
  const place = useRef<HTMLImageElement>(null)
  const [isNear, setNear] = useState(size === 'large')
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), NEAR)
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  const [avif, webp] = size === 'large' ? [picture.avifLarge, picture.large] : [picture.avifSmall, picture.small]
  return (
    <picture style={{ display: 'block' }}>
      {isNear && <source type="image/avif" srcSet={avif} />}
      <img
        ref={place}
        src={isNear ? webp : NOTHING}
        alt={alt}
        width={EDGES[size]}
        height={EDGES[size]}
        style={{ aspectRatio: '1', borderRadius: 'inherit', display: 'block', height: 'auto', width: '100%' }}
      />
    </picture>
  )
}

const NEAR = { rootMargin: '160px' }
/** One pixel that shows nothing. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
