import { Anchor, Avatar, Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { showTelephone, telephoneHref } from '#client/domain/listing/detail/telephone.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { verifiedFilters } from '#shared/admin/admin.constants.ts'
import type { AdminPersonCard } from '#shared/admin/admin.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine } from '../parts/admin-card.tsx'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'
import { PersonKeys } from './person-keys.tsx'
import { PersonWebhooks } from './person-webhooks.tsx'
import '@mantine/core/styles/Avatar.layer.css'

function Figures({ person }: { person: AdminPersonCard }) {
  const { t } = useTranslation()
  const { number, date } = useFormat()
  const figures = [
    { label: t('Crops'), value: number(person.crops) },
    { label: t('Machines'), value: number(person.equipments) },
    { label: t('Hidden'), value: number(person.hidden) },
    { label: t('Orders as seller'), value: number(person.orders) },
    { label: t('Reports'), value: number(person.reports) },
    { label: t('Member since'), value: date(person.createdAt) },
  ]
  return (
    <dl className={cards.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Finds users and verifies sellers. */
export function AdminPeople() {
  const { t } = useTranslation()
  const control = useAdminState()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { q, page } = control.state
  const show = oneOf(verifiedFilters, control.state.show)
  const query = trpc.desk.people.useQuery({ q, show, page }, { placeholderData: keepPreviousData })
  const { mutateAsync } = trpc.desk.verify.useMutation()
  const labels = {
    all: t('All'),
    lapsed: t('To check again'),
    verified: t('Verified'),
    unverified: t('Not verified'),
  }

  const promptToVerify = ({ _id: userId, name, verified, upiId }: AdminPersonCard) => {
    const personLabel = personName(t, name, 'No name given')
    const seen = { name, upiId }
    setPrompt({
      title: verified
        ? t('Remove verification from {{name}}?', { name: personLabel })
        : t('Verify {{name}}?', { name: personLabel }),
      text: verified
        ? t('The tick disappears from their listings and posts. They will be notified.')
        : t('Buyers will see a tick beside their name. They will be notified.'),
      button: verified ? t('Remove verification') : t('Verify'),
      isDestructive: verified,
      done: verified ? t('Verification removed') : t('Verified'),
      run: (reason) => mutateAsync({ userId, isVerified: !verified, reason, seen }),
    })
  }
  const promptToLeaveUnverified = ({ _id: userId, name, upiId }: AdminPersonCard) =>
    setPrompt({
      title: t('Leave {{name}} unverified?', { name: name || t('No name given') }),
      text: t('They will no longer wait for a check. They will be notified.'),
      button: t('Leave unverified'),
      done: t('Left unverified'),
      run: (reason) => mutateAsync({ userId, isVerified: false, reason, seen: { name, upiId } }),
    })
  return (
    <>
      <AdminList
        control={control}
        filter={{ value: show, values: verifiedFilters, labelOf: (value) => labels[value] }}
        toolbar={
          <SearchBox
            value={q}
            placeholder={t('Name, place or number')}
            onSearch={(words) => control.change({ q: words })}
          />
        }
        query={query}
        itemsOf={({ people }) => people}
        empty={t('No users found. Try fewer letters or the full number.')}
      >
        {(person) => (
          <AdminCard
            picture={
              <Avatar
                src={person.image && imageVariant(person.image, 320)}
                alt=""
                size={56}
                color="leaf"
              >
                {person.name.charAt(0)}
              </Avatar>
            }
            title={<PersonLine person={{ ...person, place: '' }} />}
            badges={
              <>
                <Badge color="soil" variant="light">
                  {person.kind === 'merchant' ? t('Merchant') : t('Farmer')}
                </Badge>
                {person.verificationLapsedAt && (
                  <Badge color="turmeric" variant="light">
                    {t('New name or UPI ID')}
                  </Badge>
                )}
              </>
            }
            meta={
              <>
                <Anchor href={telephoneHref(person.phone)} inherit>
                  {showTelephone(person.phone)}
                </Anchor>
                {person.upiId && <span>{person.upiId}</span>}
                {person.place && <span>{placeText(t, person.place)}</span>}
              </>
            }
            actions={
              <>
                {person.verificationLapsedAt && (
                  <Button
                    variant="default"
                    aria-label={`${t('Leave unverified')}: ${person.name || person.phone}`}
                    onClick={() => promptToLeaveUnverified(person)}
                  >
                    {t('Leave unverified')}
                  </Button>
                )}
                <Button
                  variant={person.verified ? 'default' : 'filled'}
                  aria-label={`${person.verified ? t('Remove verification') : t('Verify')}: ${person.name || person.phone}`}
                  onClick={() => promptToVerify(person)}
                >
                  {person.verified ? t('Remove verification') : t('Verify')}
                </Button>
              </>
            }
          >
            <Figures person={person} />
            {person.apiKeys > 0 && <PersonKeys person={person} onPrompt={setPrompt} />}
            {person.webhooks > 0 && <PersonWebhooks person={person} onPrompt={setPrompt} />}
          </AdminCard>
        )}
      </AdminList>
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </>
  )
}
