/** Why ours: the navbar holds links only; the other types would be in the script of every page. */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

const types: Pick<ComponentTypesObject, 'default'> = {default: DefaultNavbarItem};

export default types;
