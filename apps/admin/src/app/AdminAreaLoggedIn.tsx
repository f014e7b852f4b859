import { useAuth } from '@kehrtour/auth/react/useAuth';
import { angemeldeterAdminUser } from '@kehrtour/contract/konto';
import { product } from '@kehrtour/shell/product';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Logo } from '@kehrtour/ui/brand/Logo.tsx';
import { AppFrame } from '@kehrtour/ui/layout/AppFrame.tsx';
import { UiProvider } from '@kehrtour/ui/layout/UiProvider.tsx';
import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { FileInput, House, KeyRound, LogOut, Plug, ReceiptEuro, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { Einsichtsbanner } from '../features/einsicht/Einsichtsbanner.tsx';
import { client } from './client.ts';

const AREAS = [
  { href: '/admin-area', label: 'Übersicht', icon: <House aria-hidden /> },
  { href: '/admin-area/import-jobs', label: 'Importe', icon: <FileInput aria-hidden /> },
  { href: '/admin-area/invoices', label: 'Rechnungen', icon: <ReceiptEuro aria-hidden /> },
  { href: '/admin-area/setup/hottgenroth-cloud', label: 'Hersteller', icon: <Plug aria-hidden /> },
];

/** The frame of the operator's pages. */
export function AdminAreaLoggedIn({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, logout } = useAuth();
  if (user === null) return null;
  const { name, email, demo } = angemeldeterAdminUser.parse(user);
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <AppFrame
        brand={
          <Link
            to="/admin-area"
            aria-label={`${product.name} Betrieb, zur Übersicht`}
            className="flex min-h-11 items-center text-on-frame no-underline"
          >
            <Logo name={`${product.name} Betrieb`} />
          </Link>
        }
        nav={AREAS.map((area) => ({ ...area, current: area.href === pathname }))}
        banner={
          <>
            {demo ? <Banner>Vorführung mit erfundenen Daten</Banner> : null}
            <Einsichtsbanner client={client} />
          </>
        }
        account={
          <Menu
            label="Ihr Zugang"
            trigger={
              <Button kind="quiet">
                <span className="flex items-center gap-3 text-on-frame">
                  <UserRound aria-hidden className="size-5 shrink-0" />
                  <span className="sr-only sm:not-sr-only">{name}</span>
                </span>
              </Button>
            }
            entries={[
              {
                id: 'zugang',
                label: 'Zweiter Faktor',
                icon: <KeyRound aria-hidden />,
                href: '/admin-area/zugang',
              },
              { id: 'logout', label: 'Abmelden', hint: email, icon: <LogOut aria-hidden /> },
            ]}
            onAction={(id) => {
              if (id === 'logout') void logout();
            }}
          />
        }
      >
        {children}
      </AppFrame>
    </UiProvider>
  );
}
