import { styled } from 'styled-components'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { foreign } from '../../ui/foreign.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import type { TestimonialItem } from './testimonialItem.ts'

/** An avatar is at most as high as a control. */
const avatarSizes: readonly ImageSize[] = [{ width: '3rem' }]

interface Props {
  item: TestimonialItem
  className?: string
}

/** Who says a testimonial: avatar, name and company. `--avatar` is how large the avatar is. */
export const Author = ({ item: { name, company, avatar }, className }: Props) => (
  <Caption className={className}>
    {avatar && <Avatar isStill picture={avatar} width={48} height={48} sizes={avatarSizes} />}
    <div>
      <Name {...foreign(name)}>{name}</Name>
      {company && <Company {...foreign(company)}>{company}</Company>}
    </div>
  </Caption>
)

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  line-height: 1.4;
`

const Avatar = styled(Picture)`
  flex: none;
  inline-size: var(--avatar);
  border-radius: 50%;
`

const Name = styled.p`
  font-weight: 600;
`

const Company = styled.p`
  font-size: var(--type-label);
  color: var(--muted);
`
