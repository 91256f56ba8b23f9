import { Skeleton, Stack } from '@mantine/core'
import { DetailLayout } from './detail-layout.tsx'
import galleryClasses from './gallery.module.css'

const thumbnails = [1, 2, 3, 4]

export const DetailSkeleton = () => (
  <div aria-hidden>
    <DetailLayout
      gallery={
        <Stack gap="sm">
          <Skeleton className={galleryClasses.frame} height="auto" />
          <div className={galleryClasses.thumbnails}>
            {thumbnails.map((thumbnail) => (
              <Skeleton key={thumbnail} className={galleryClasses.thumbnail} />
            ))}
          </div>
        </Stack>
      }
      head={
        <>
          <Skeleton height={26} width="50%" />
          <Skeleton height={44} width="80%" />
          <Skeleton height={52} width="45%" />
          <Skeleton height={74} />
        </>
      }
      choice={<Skeleton height={110} />}
      about={<Skeleton height={140} />}
      seller={<Skeleton height={100} />}
      actions={<Skeleton height={44} />}
    />
  </div>
)
