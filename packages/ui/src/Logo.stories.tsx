import { Kbd } from './Kbd.tsx';
import { Logo } from './Logo.tsx';

export default { title: 'Marke/Logo', component: Logo };

export const Full = () => <Logo />;
export const OnSoot = () => (
  <div className="inline-block rounded-lg bg-frame p-6 text-on-frame">
    <Logo />
  </div>
);
export const Mark = () => <Logo look="mark" />;
export const Large = () => (
  <div className="[&_svg]:size-48">
    <Logo look="mark" />
  </div>
);
export const Keys = () => (
  <p>
    Suchen mit <Kbd>Strg K</Kbd>
  </p>
);
