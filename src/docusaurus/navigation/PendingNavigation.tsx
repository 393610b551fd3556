/** Stands in for Docusaurus's PendingNavigation: the router has waited for the chunks already, so the page is rendered at once. */
import React, {Component, type ReactElement, type ReactNode} from 'react';
import Lifecycles, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {Route} from 'react-router';

type Props = {location: Location; children: ReactElement};

type State = {location: Location | null; previous: Location | null};

export default class PendingNavigation extends Component<Props, State> {
  override state: State = {location: null, previous: null};

  constructor(props: Props) {
    super(props);
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: props.location});
  }

  static getDerivedStateFromProps({location}: Props, state: State): State {
    return location === state.location ? state : {location, previous: state.location};
  }

  override render(): ReactNode {
    const {location, children} = this.props;
    return (
      <Lifecycles location={location} previousLocation={this.state.previous}>
        <Route location={location} render={() => children} />
      </Lifecycles>
    );
  }
}
