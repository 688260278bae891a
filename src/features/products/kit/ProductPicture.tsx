import type { ProductDetail } from './points.ts'

interface ProductPictureProps {
  picture: ProductDetail['picture']
  size: 'small' | 'large'
  /** What it shows, for who cannot see it; empty where its name stands beside it. */
  alt?: string
}

/** The picture of a product, in the best format that the browser knows. */
export function ProductPicture({ picture, size, alt = '' }: ProductPictureProps) {
  const isLarge = size === 'large'
  return (
    <picture style={{ display: 'block' }}>
      <source type="image/avif" srcSet={isLarge ? picture.avifLarge : picture.avifSmall} />
      <img
        src={isLarge ? picture.large : picture.small}
        alt={alt}
        width={isLarge ? 900 : 360}
        height={isLarge ? 900 : 360}
        loading={isLarge ? 'eager' : 'lazy'}
        style={{ aspectRatio: '1', borderRadius: 'inherit', display: 'block', height: 'auto', width: '100%' }}
      />
    </picture>
  )
}
