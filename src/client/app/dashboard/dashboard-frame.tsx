import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayoutSidebar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dashboard.module.css'
import { DashboardSidebar } from './dashboard-sidebar.tsx'
import '#client/platform/theme/dialog-styles.ts'

interface DashboardFrameProps {
  path: string
  children: ReactNode
}

/** The sidebar beside the page; on phones a button opens it as a drawer. */
export function DashboardFrame({ path, children }: DashboardFrameProps) {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <DashboardSidebar path={path} />
      </div>
      <div>
        <div className={classes.opener}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconLayoutSidebar size={20} aria-hidden />}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={open}
          >
            {t('Dashboard menu')}
          </Button>
        </div>
        <Drawer
          opened={isOpen}
          onClose={close}
          title={t('Dashboard menu')}
          size="19rem"
          closeButtonProps={{ 'aria-label': t('Close dashboard menu'), size: 44 }}
        >
          <DashboardSidebar path={path} onNavigate={close} />
        </Drawer>
        {children}
      </div>
    </div>
  )
}
